import { expect, test } from './site-test'

const TUTORIALS = '/docs/FTC/Tutorials'
const WINDOWS = [
  `${TUTORIALS}/Delete_Source_After_Transcoding`,
  `${TUTORIALS}/SNMP_Setup_and_Testing`,
  '/docs/Stream/Installation_Guides/Kubernetes/Upgrade_and_Remove',
]

test('drawings are readable at every width', async ({ page, docs }) => {
  await test.step('the text of a diagram has the size of text, and its words are below it', async () => {
    await docs.open(`${TUTORIALS}/Cluster_Redundancy`)
    await docs.main.locator('#how-it-works').click()
    const figure = docs.main.locator('.diagram')
    const drawing = figure.locator('svg').filter({ visible: true })
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(drawing).toHaveCount(1)
      const { texts, box } = await drawing.evaluate((svg) => ({
        texts: [...svg.querySelectorAll('text')].map(
          (text) =>
            Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        ),
        box: svg.getBoundingClientRect(),
      }))
      expect(Math.min(...texts)).toBeGreaterThanOrEqual(12)
      expect(Math.max(...texts)).toBeLessThanOrEqual(15)
      expect(box.width > box.height, 'is wider than high').toBe(width === 1440)
    }
    // Only a box that scrolls is a tab stop.
    await expect(figure.locator('[tabindex]:visible')).toHaveCount(0)
    await figure.getByText('Description', { exact: true }).click()
    await expect(figure.getByRole('paragraph')).toBeVisible()
  })

  for (const route of WINDOWS)
    await test.step(`the windows of ${route} are readable at 390 and 1280 px`, async () => {
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
