import { PAGE_KINDS } from '../fixtures/page-kinds'
import { coveredTexts } from './covered-texts'
import { whenInteractive, whenMotionEnds } from './interactive'
import { combinations, MATRIX } from './matrix'
import { scrollWidth } from './reflow'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })

/** What readers choose as the size of their browser's font: every day the largest, which has the least room. */
const FONT_SIZES = combinations([32], [20, 24])
/** Of phones and of a small window, and the first ones that have a sidebar, and a table of contents beside the text. */
const widths = (size: number) => [320, 390, 1024, 62.25 * size, 75 * size]

const PAGES = [...PAGE_KINDS, { kind: 'event builder', route: '/docs/Stream/API/Event_Builder' }]

for (const { kind, route } of PAGES)
  test(`the ${kind} fits the window with any size of font`, MATRIX, async ({ page, docs }) => {
    const client = await page.context().newCDPSession(page)
    await docs.open(route)
    await whenInteractive(page)
    for (const size of FONT_SIZES) {
      await client.send('Page.setFontSizes', { fontSizes: { standard: size } })
      for (const width of widths(size)) {
        await page.setViewportSize({ width, height: 900 })
        await whenMotionEnds(page)
        const name = `${size} px letters at ${width} px`
        expect.soft(await scrollWidth(page), name).toBe(width)
        expect.soft(await coveredTexts(page), name).toEqual([])
      }
    }
  })

test(
  'menu and search fit the window with any size of font',
  MATRIX,
  async ({ page, docs, modal }) => {
    const client = await page.context().newCDPSession(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await docs.open('/docs/Stream/API/API_Methods/AddEvent')
    await docs.navbar.menuButton.click()
    const fits = async (name: string) => {
      for (const size of FONT_SIZES) {
        await client.send('Page.setFontSizes', { fontSizes: { standard: size } })
        await whenMotionEnds(page)
        const wide = await page
          .locator('dialog[open]')
          .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
        expect.soft(wide, `${name} with ${size} px letters`).toBe(0)
      }
    }
    await fits('menu')
    await docs.mobileSidebar.closeButton.click()
    await docs.navbar.bar.getByRole('link', { name: 'Search docs' }).click()
    await modal.searchFor('create cluster')
    await fits('search')
  },
)
