import { STREAM_LANDING } from '../fixtures/design-routes'
import { axeViolations } from './axe'
import { expect, test } from './site-test'

const ADD_EVENT = '/docs/Stream/API/API_Methods/AddEvent'

test('print shows only the article, in light colors, with the URLs of links', async ({
  page,
  docs,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await docs.open(ADD_EVENT)
  await docs.main.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML(
      'beforeend',
      '<p><a href="https://example.org/elsewhere">Elsewhere</a></p>' +
        '<details><summary>Closed</summary><p>What it holds</p></details>',
    )
  })
  await page.emulateMedia({ media: 'print' })
  await expect(docs.title).toBeVisible()
  for (const chrome of [
    docs.navbar.bar,
    docs.footer,
    docs.announcement,
    docs.sidebar.tree,
    docs.toc.list,
    docs.pagination,
    docs.breadcrumbs,
    docs.backToTop,
    docs.skipLink,
  ])
    await expect(chrome).toBeHidden()
  await expect(docs.main.getByText('What it holds')).toBeVisible()
  const look = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.body).color,
    url: getComputedStyle(
      document.querySelector('a[href="https://example.org/elsewhere"]') ?? document.body,
      '::after',
    ).content,
  }))
  expect(look.paper).toBe('rgb(255, 255, 255)')
  expect(look.ink).toBe('rgb(0, 0, 0)')
  expect(look.url).toContain('https://example.org/elsewhere')
  const [sheet, text] = await page.evaluate(() =>
    ['main', '.prose > p'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().width,
    ),
  )
  expect(text, 'measure').toBeGreaterThan((sheet ?? 0) * 0.85)
  expect(await axeViolations(page, { rules: ['color-contrast'] }), 'dark mode').toEqual([])
})

test('a printed guide has everything, and its title on each sheet', async ({
  page,
  docs,
  checklist,
  values,
}) => {
  await test.step('each sheet has the page’s title, date, and URL', async () => {
    await docs.open(STREAM_LANDING)
    await page.pdf()
    const head = await page.evaluate(() =>
      ['--sheet-title', '--sheet-address', '--sheet-date'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    )
    expect(head[0]).toBe('"Install Stream on Akamai Kubernetes"')
    expect(head[1]).toContain(STREAM_LANDING)
    expect(head[2]).toMatch(/^"\w+ \d+, \d{4}"$/)
  })

  await test.step('print has every variant of a guide, none of its controls, and no clipped code', async () => {
    await checklist.boxes.first().check()
    await page.setViewportSize({ width: 700, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await expect(docs.toc.summary).toBeHidden()
    await expect(checklist.progress).toBeHidden()
    await expect(values.clearButton).toBeHidden()
    await expect(values.laterValues).toBeHidden()
    await expect(docs.main.getByRole('button').filter({ visible: true })).toHaveCount(0)
    const panels = docs.main.locator('[data-tab]')
    expect(await panels.count()).toBeGreaterThan(3)
    await expect(panels.filter({ visible: false })).toHaveCount(0)
    const cut = await docs.main
      .locator('.code pre, .table')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
      )
    expect(cut).toEqual([])
    const boxes = await docs.main.locator('.step > h3').evaluateAll((headings) =>
      headings.map((heading) => {
        const { borderTopWidth, content } = getComputedStyle(heading, '::before')
        return `${borderTopWidth} ${content}`
      }),
    )
    expect(boxes[0], 'a step that is done').toBe('1px "✓"')
    expect(new Set(boxes.slice(1))).toEqual(new Set(['1px ""']))
  })
})
