import type { Locator, Page } from '@playwright/test'
import { MESSAGES } from '../../lib/site/messages'
import { controlCode } from './late-code'
import { combinations, MATRIX } from './matrix'
import { DocsPage } from './pages/DocsPage'
import type { Product } from './pages/Sidebar'
import { expect, test } from './site-test'

type Chunk = {
  readonly name: string
  /** A page without the chunk, and the name of the link there that leads to the page with it. */
  readonly from: string
  readonly link: string
  readonly title: string
  /** A text that only the script of the chunk holds. */
  readonly code: string
  readonly label: string
  readonly product: Product
  /** Text of the page that is there without the chunk. */
  readonly text: (main: Locator) => Locator
  /** Uses the chunk's feature and checks that it works. */
  readonly use: (page: Page) => Promise<void>
}

const CHUNKS: readonly Chunk[] = [
  {
    name: 'request form',
    from: '/docs/Stream/API/API_Methods',
    link: 'AddEvent',
    title: 'AddEvent',
    code: 'A number from 1 to 65535',
    label: 'The form',
    product: 'Stream',
    text: (main) => main.getByRole('heading', { name: 'Parameters' }),
    async use(page) {
      await page.getByText('Your values').click()
      await page.getByRole('textbox', { name: 'Host' }).fill('manager.example.org')
      await expect(page.getByRole('main')).toContainText('https://manager.example.org')
    },
  },
  {
    name: 'filter of the technical specification',
    from: '/docs/Stream/Release_Notes',
    link: 'Technical specification',
    title: 'Stream technical specification',
    code: 'className:"table-filter ',
    label: 'The filter',
    product: 'Stream',
    text: (main) => main.getByRole('row', { name: /^DASH Widevine/ }),
    async use(page) {
      await page.getByRole('searchbox', { name: 'Filter the tables' }).fill('fairplay cmaf')
      await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible()
    },
  },
  {
    name: 'filter of the ports',
    from: '/docs/Stream/Installation_Guides',
    link: 'Ports',
    title: 'Stream ports',
    code: 'className:"table-filter ',
    label: 'The filter',
    product: 'Stream',
    text: (main) => main.getByRole('row', { name: /^8000–8009/ }),
    async use(page) {
      await page.getByRole('combobox', { name: 'Platform' }).selectOption('docker')
      await expect(page.getByText(/^\d+ of \d+ rows$/)).toBeVisible()
    },
  },
  {
    name: 'release explorer',
    from: '/docs/FTC/Release_Notes',
    link: 'v5.5 to v4.0',
    title: 'FTC release notes, v5.5 to v4.0',
    code: 'Compare to',
    label: 'The filter',
    product: 'FTC',
    text: (main) => main.getByRole('heading', { name: 'Release 5.4', exact: true }),
    async use(page) {
      await expect(page.getByRole('search', { name: 'Release notes' })).toContainText(/\d+ entries/)
    },
  },
]

/** Every day one of both ways for each part. */
const late = CHUNKS.filter((_part, index) => index % 2 === 0)
const lost = CHUNKS.filter((_part, index) => index % 2 === 1)

for (const chunk of CHUNKS) {
  test.describe(`§2, §8 the ${chunk.name}`, () => {
    let docs: DocsPage

    test.beforeEach(async ({ page }) => {
      docs = new DocsPage(page, chunk.product)
    })

    const follow = async () => {
      await docs.open(chunk.from)
      await docs.sidebar.link(chunk.link).click()
      await expect(docs.title).toHaveText(chunk.title)
    }
    const loader = () =>
      docs.main.getByRole('status').filter({ hasText: `Loading ${chunk.label.toLowerCase()}` })
    const error = () => docs.main.getByRole('alert')
    const retry = () => error().getByRole('button', { name: MESSAGES.retry })

    if (combinations(lost, late).includes(chunk))
      test.describe('that does not load', () => {
        test.use({ expectedMessages: [/status of 404/] })

        test(
          'A08 shows the error with Retry beside the text; Retry tries as often as it takes',
          MATRIX,
          async ({ page }) => {
            const code = await controlCode(page, chunk.code)
            code.fail()
            await follow()
            await expect(error()).toContainText(`${chunk.label} could not be loaded.`)
            await expect(error()).toContainText(MESSAGES.completeWithoutChunk)
            await expect(chunk.text(docs.main)).toBeVisible()
            const again = page.waitForResponse((response) => response.status() === 404)
            await retry().click()
            await again
            await expect(retry()).toBeVisible()
            code.load()
            await retry().click()
            await chunk.use(page)
            await expect(error()).toHaveCount(0)
          },
        )
      })

    if (combinations(late, lost).includes(chunk))
      test(
        '§2 a slow one shows a loader over the text, which stays where it is',
        MATRIX,
        async ({ page }) => {
          const code = await controlCode(page, chunk.code)
          code.hold()
          await follow()
          const place = () =>
            chunk
              .text(docs.main)
              .evaluate((text) => text.getBoundingClientRect().top + window.scrollY)
          const before = await place()
          await expect(loader()).toBeVisible()
          expect(await place()).toBe(before)
          code.load()
          await chunk.use(page)
          await expect(loader()).toHaveCount(0)
          await expect(error()).toHaveCount(0)
        },
      )
  })
}

test('§2 a chunk whose page is left while it loads is no error', async ({ page, docs }) => {
  const code = await controlCode(page, 'className:"table-filter ')
  code.hold()
  await docs.open('/docs/Stream/Release_Notes')
  await docs.sidebar.link('Technical specification').click()
  await expect(docs.title).toHaveText('Stream technical specification')
  await docs.sidebar.link('Release notes').click()
  await expect(docs.title).toHaveText('Stream release notes')
  const loaded = page.waitForResponse(/\/_next\/static\/chunks\/.*\.js/)
  code.load()
  await loaded
  await expect(docs.main.getByRole('alert')).toHaveCount(0)
  await docs.sidebar.link('Technical specification').click()
  await page.getByRole('searchbox', { name: 'Filter the tables' }).fill('fairplay cmaf')
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible()
})
