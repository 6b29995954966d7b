import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

const TUTORIALS = '/docs/FTC/Tutorials'
const PAGES = [
  `${TUTORIALS}/Delete_Source_After_Transcoding`,
  `${TUTORIALS}/SNMP_Setup_and_Testing`,
  '/docs/Stream/Installation_Guides/Kubernetes/Upgrade_and_Remove',
]

test('a window drawing has a text alternative for its content and its numbers', async ({
  page,
}) => {
  const docs = new DocsPage(page, 'FTC')
  await docs.open(`${TUTORIALS}/Delete_Source_After_Transcoding`)
  const drawing = docs.main.getByRole('img', { name: 'Add Cleanup Trigger' })
  await expect(drawing).toHaveAccessibleDescription(/1 File has been used, .*3 OK\.$/)
})

for (const route of PAGES)
  test(`window drawings are readable at 390 and 1280 px: ${route}`, async ({ page }) => {
    const docs = new DocsPage(page, route.includes('/FTC/') ? 'FTC' : 'Stream')
    await docs.open(route)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const drawings = await docs.main.locator('svg.window').evaluateAll(measure)
      expect(drawings.length).toBeGreaterThan(1)
      for (const { fontSize, faults } of drawings) {
        expect(fontSize).toBeGreaterThanOrEqual(11)
        expect(faults).toEqual([])
      }
    }
  })

/** Runs in the page: size of the text in pixels, and texts that are cut or cover each other. */
function measure(drawings: Element[]) {
  return drawings.map((svg) => {
    const frame = svg.getBoundingClientRect()
    const figure = svg.closest('figure')
    const texts = [...svg.querySelectorAll('text')].map((element) => ({
      words: element.textContent,
      box: element.getBoundingClientRect(),
    }))
    const cut = texts.filter(({ box }) => box.right > frame.right || box.left < frame.left)
    const covered = texts.filter(({ box }) =>
      texts.some(
        (other) =>
          other.box !== box &&
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 4 &&
          other.box.top < box.bottom - 4,
      ),
    )
    const scrolls = figure !== null && figure.scrollWidth > figure.clientWidth
    const faults = [...cut, ...covered].map(({ words }) => words)
    return {
      fontSize: (Number.parseFloat(getComputedStyle(svg).fontSize) * frame.width) / 360,
      faults: scrolls ? [...faults, 'the figure scrolls'] : faults,
    }
  })
}
