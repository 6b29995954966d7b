import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('without scripts, an article is complete', async ({ page, docs }) => {
  await test.step('without scripts, the article, its table of contents, and previous and next are there', async () => {
    await page.goto(STREAM_LANDING)
    await expect(docs.title).toHaveText('Install Stream on Akamai Kubernetes')
    await expect(docs.main.getByText('Last updated')).toBeVisible()
    await expect(docs.main.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible()
    await expect(docs.breadcrumbs.getByRole('link')).toHaveCount(4)
    await docs.toc.link('Ports').click()
    await expect(page).toHaveURL(`${STREAM_LANDING}#ports`)
    await expect(docs.main.getByRole('heading', { name: 'Ports' })).toBeInViewport()
    await docs.pagination.getByRole('link', { name: /^Next/ }).click()
    await expect(docs.title).toHaveText('Send a live stream to Stream')
  })

  await test.step('without scripts, controls that need them are hidden', async () => {
    await page.goto(STREAM_LANDING)
    await expect(docs.title).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(docs.backToTop).toHaveCount(0)
    await page.goto('/markdown-page')
    await expect(docs.main.getByLabel('A description')).toBeHidden()
  })

  await test.step('without scripts, every tab shows its content under its label', async () => {
    await page.goto('/markdown-page')
    await expect(page.getByRole('radio')).toHaveCount(0)
    const commands = docs.main.getByRole('code').filter({ hasText: /^mkdir / })
    await expect(commands).toHaveText([/\$HOME/, /\$HOME/, /%USERPROFILE%/])
    for (const name of ['Linux', 'macOS', 'Windows'])
      await expect(
        docs.main.getByRole('paragraph').filter({ hasText: new RegExp(`^${name}$`) }),
      ).toBeVisible()
  })
})

test('without scripts, navigation works', async ({ page, docs }) => {
  await test.step('without scripts, navbar, sidebar, and footer link to all pages', async () => {
    await page.goto('/docs/Stream/API/API_Methods/AddEvent')
    await expect(docs.sidebar.currentLinks).toHaveText(['AddEvent'])
    await docs.sidebar.link('Tutorials').click()
    await expect(page).toHaveURL('/docs/Stream/Tutorials')
    await expect(docs.sidebar.link(/^Primary and backup/)).toBeVisible()
    await docs.navbar.link('FTC').click()
    await expect(docs.title).toHaveText('Install FTC on Akamai Kubernetes')
    await docs.footer.getByRole('link', { name: 'Stream install guides' }).click()
    await expect(page).toHaveURL(STREAM_LANDING)
  })

  await test.step('§2 without scripts, the skip link skips the navbar', async () => {
    await page.goto('/docs/Stream/API/API_Methods/AddEvent')
    await page.keyboard.press('Tab')
    await expect(docs.skipLink).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(docs.moreWays).toBeFocused()
  })

  await test.step('without scripts, the language menu opens and the theme is light', async () => {
    await page.goto('/docs')
    await docs.navbar.languageSwitch.click()
    await expect(docs.navbar.languages).toHaveText(['English'])
    const paper = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(Math.min(...(paper.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))).toBeGreaterThan(200)
  })
})

type WithoutTools = {
  readonly route: string
  /** Texts that are visible at first. */
  readonly shown: readonly string[]
  /** Texts that are visible only after a click on a line. */
  readonly folded?: readonly (readonly [line: string | RegExp, text: string])[]
  /** Code blocks with their text. */
  readonly code?: Readonly<Record<string, string>>
  /** Minimum number of visible rows. */
  readonly rows?: number
}

const URL_OF_CALL = 'https://<api-host>:8758/CambriaLM/v1/Events'

const PAGES: readonly WithoutTools[] = [
  {
    route: STREAM_LANDING,
    shown: ['Create it'],
    folded: [
      [/^Your values$/, 'The name you give the cluster.'],
      [/^\d+ values for later steps$/, 'Example: web-ui.stream.example.com'],
    ],
  },
  {
    route: '/docs/Stream/API/API_Methods/AddEvent',
    shown: ['https://<api-host>:8754/CambriaBM/v1/Events'],
    folded: [['SettingData at most once', 'Content of a .lppr project']],
    code: Object.fromEntries(
      ['curl', 'PowerShell', 'Python', 'JavaScript', 'C#'].map((name) => [name, URL_OF_CALL]),
    ),
  },
  { route: '/docs/Stream/API/API_Methods', shown: ['GetEventsList', 'DeleteMachine'] },
  {
    route: '/docs/Stream/API/Event_Builder',
    shown: ['Wednesday'],
    code: { 'event.xml': 'Evening News', 'C#': 'event.xml' },
  },
  { route: '/docs/Stream/Release_Notes/Technical_Specification', shown: [], rows: 140 },
  { route: '/docs/FTC/Troubleshooting', shown: [], rows: 80 },
  {
    route: `${RELEASE_NOTES_ROUTE}?from=5.3&to=5.5`,
    shown: ['A Gmail account for email'],
    rows: 2,
  },
]

test('without scripts, tools show what they hold', async ({ page, docs }) => {
  for (const { route, shown, folded = [], code = {}, rows = 0 } of PAGES)
    await test.step(`without scripts, ${route} is complete and has no controls`, async () => {
      await page.goto(route)
      for (const text of shown)
        await expect(docs.main.getByText(text).filter({ visible: true })).not.toHaveCount(0)
      for (const [name, text] of Object.entries(code))
        await expect(docs.main.getByRole('group', { name: `Code: ${name}` })).toContainText(text)
      for (const [line, text] of folded) {
        await docs.main.getByText(line).first().click()
        await expect(docs.main.getByText(text).first()).toBeVisible()
      }
      const all = docs.main.getByRole('row')
      expect(await all.count()).toBeGreaterThanOrEqual(rows)
      if (rows > 0) await expect(all.filter({ visible: false })).toHaveCount(0)
      for (const role of ['searchbox', 'textbox', 'checkbox', 'combobox', 'button'] as const)
        await expect(docs.main.getByRole(role)).toHaveCount(0)
      await expect(docs.main.getByText(/steps done/).filter({ visible: true })).toHaveCount(0)
    })
})

test('without scripts no room is kept for controls, and a URL leads to an entry', async ({
  page,
}) => {
  await page.goto(RELEASE_NOTES_ROUTE)
  const above = await page.getByText('Subscribe to new releases').boundingBox()
  const below = await page.getByRole('heading', { name: 'Read before upgrading' }).boundingBox()
  if (above === null || below === null) throw new Error('the text or the heading is hidden')
  expect(below.y - above.y - above.height).toBeLessThan(150)
  await page.goto(`${RELEASE_NOTES_ROUTE}#v5-2-trusted-executables`)
  await expect(page.getByText('only if it trusts them')).toBeInViewport()
})

test('without scripts the search box leads to a page that says what to do', async ({
  page,
  docs,
}) => {
  await page.goto('/docs')
  await page.getByRole('link', { name: 'Search docs' }).first().click()
  await expect(page).toHaveURL('/search')
  await expect(docs.main.getByRole('paragraph').first()).toHaveText(/Search requires JavaScript/)
  await expect(docs.main.getByRole('link', { name: 'Stream', exact: true })).toBeVisible()
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('without scripts, the article comes first on small screens, and the menu button links to the pages', async ({
    page,
    docs,
  }) => {
    await page.goto(STREAM_LANDING)
    await expect(docs.sidebar.tree).toBeHidden()
    await expect(docs.title).toBeInViewport()
    await docs.toc.summary.click()
    await expect(docs.toc.link('Ports')).toBeVisible()
    await docs.navbar.menuButton.click()
    await expect(docs.sidebar.link('Installation guides')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(docs.sidebar.links.first()).toBeFocused()
    await docs.sidebar.link('Close menu').click()
    await expect(docs.sidebar.tree).toBeHidden()
    await expect(docs.title).toBeInViewport()
    await docs.navbar.menuButton.click()
    await docs.sidebar.link('Site links').click()
    await expect(docs.footer.getByRole('link', { name: 'About' })).toBeInViewport()
    await docs.navbar.menuButton.click()
    await docs.sidebar.link('Tutorials').click()
    await expect(page).toHaveURL('/docs/Stream/Tutorials')
    // A page without a sidebar.
    await page.goto('/markdown-page')
    await docs.navbar.menuButton.click()
    await expect(docs.footer.getByRole('link', { name: 'About' })).toBeInViewport()
  })
})
