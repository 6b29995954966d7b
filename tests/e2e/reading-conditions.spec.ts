import type { Locator, Page } from '@playwright/test'
import { STREAM_LANDING } from '../fixtures/design-routes'
import { PAGE_KINDS } from '../fixtures/page-kinds'
import { axeViolations } from './axe'
import { DocsPage } from './pages/DocsPage'
import { expect, test } from './site-test'

test.use({ expectedMessages: [/status of 404/] })

const ADD_EVENT = '/docs/Stream/API/API_Methods/AddEvent'
const LONG_WORD = 'Unbroken'.repeat(38).slice(0, 300)

/** Whether an element looks different once it is not marked as current. */
async function looksMarked(element: Locator): Promise<boolean> {
  const link = await element.first().elementHandle()
  const marked = await link?.screenshot({ animations: 'disabled' })
  await link?.evaluate((node) => {
    if (node instanceof Element) node.removeAttribute('aria-current')
  })
  const unmarked = await link?.screenshot({ animations: 'disabled' })
  return marked !== undefined && unmarked !== undefined && !marked.equals(unmarked)
}

test.describe('E03 in forced colors', () => {
  let docs: DocsPage

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    docs = new DocsPage(page)
    await docs.open(ADD_EVENT)
  })

  test('the current product, page and section are marked', async () => {
    expect(await looksMarked(docs.navbar.link('Stream')), 'navbar').toBe(true)
    expect(await looksMarked(docs.sidebar.currentLinks), 'sidebar').toBe(true)
    expect(await looksMarked(docs.toc.current), 'table of contents').toBe(true)
  })

  test('focus shows on links and buttons', async ({ page }) => {
    await page.keyboard.press('Tab')
    for (const control of [
      docs.navbar.brand,
      docs.navbar.colorModeSwitch,
      docs.sidebar.link('DeleteEvent'),
    ]) {
      await control.focus()
      await expect(control).toHaveCSS('outline-style', 'solid')
      await expect(control).not.toHaveCSS('outline-width', '0px')
    }
  })

  test('icons have the color of text', async ({ page }) => {
    const text = await page.evaluate(() => {
      const probe = document.createElement('p')
      probe.style.color = 'CanvasText'
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    const colors = await docs.navbar.bar
      .locator('svg:visible')
      .or(docs.sidebar.tree.locator('svg:visible'))
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).color))
    expect(colors.length).toBeGreaterThan(3)
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(colors).not.toContain(canvas)
    expect(text).not.toBe(canvas)
  })
})

for (const mode of ['light', 'dark'] as const) {
  test(`E04 with more contrast text has 7 to 1, and borders show, ${mode}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ contrast: 'more' })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    const docs = new DocsPage(page)
    for (const route of [ADD_EVENT, STREAM_LANDING, '/']) {
      await docs.open(route)
      expect.soft(await axeViolations(page, ['color-contrast-enhanced']), route).toEqual([])
    }
    const contrast = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const luminance = (color: string) => {
        if (canvas === null) return 0
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
          (part) => {
            const share = part / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          },
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const bar = document.querySelector('header')
      if (bar === null) return 0
      const { borderBlockEndColor, backgroundColor } = getComputedStyle(bar)
      const [low = 0, high = 0] = [luminance(borderBlockEndColor), luminance(backgroundColor)].sort(
        (a, b) => a - b,
      )
      return (high + 0.05) / (low + 0.05)
    })
    expect(contrast).toBeGreaterThanOrEqual(3)
  })
}

test('E05 at 400 % wide tables and code scroll in their box, by key too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  const boxes = docs.main.getByRole('group', { name: /^(Table|Code): / })
  const wide = await boxes.evaluateAll((elements) =>
    elements
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => ({
        isStop: element instanceof HTMLElement && element.tabIndex === 0,
        scrolls: getComputedStyle(element).overflowX,
      })),
  )
  expect(wide.length).toBeGreaterThan(1)
  expect(wide.filter(({ isStop, scrolls }) => !isStop || scrolls !== 'auto')).toEqual([])
  await docs.navbar.menuButton.click()
  await docs.mobileSidebar.sidebar.link('AWS').click()
  await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
})

test.describe('with styles of the reader', () => {
  test.use({ bypassCSP: true })

  for (const { kind, route } of PAGE_KINDS) {
    test(`E06 wider text spacing cuts nothing off the ${kind}`, async ({ page }) => {
      const docs = new DocsPage(page)
      await docs.open(route)
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
      })
      expect(await cutTexts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        1440,
      )
    })
  }
})

/** Words that the box around them cuts off: it hides what does not fit and does not scroll. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const words = text.textContent?.trim() ?? ''
      const parent = text.parentElement
      if (!words || parent === null || !parent.checkVisibility({ visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around)
        if (clipPath !== 'none') break
        if (overflowX === 'auto' || overflowX === 'scroll') break
        const frame = around.getBoundingClientRect()
        const isCut =
          (overflowX === 'hidden' && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
          (overflowY === 'hidden' && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1))
        if (isCut) cut.push(words.slice(0, 60))
      }
    }
    return cut
  })
}

test('E07 print shows the article alone, in light colors, with the addresses of links', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const docs = new DocsPage(page)
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
  ])
    await expect(chrome).toBeHidden()
  await expect(docs.main.getByText('What it holds')).toBeVisible()
  const look = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.body).color,
    address: getComputedStyle(
      document.querySelector('a[href="https://example.org/elsewhere"]') ?? document.body,
      '::after',
    ).content,
  }))
  expect(look.paper).toBe('rgb(255, 255, 255)')
  expect(look.ink).toBe('rgb(0, 0, 0)')
  expect(look.address).toContain('https://example.org/elsewhere')
})

test('E07 print cuts no code at the right edge', async ({ page }) => {
  const docs = new DocsPage(page)
  await docs.open(STREAM_LANDING)
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const cut = await docs.main
    .locator('.code pre, .table')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
    )
  expect(cut).toEqual([])
})

test('E08 right-to-left text keeps its punctuation in place, and code its direction', async ({
  page,
}) => {
  const docs = new DocsPage(page)
  await docs.open('/markdown-page')
  const edges = await docs.main.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML(
      'afterbegin',
      `<p id="rtl">שלום עולם <code id="rtl-code">kubectl get pods -n a.</code> שוב<span id="stop">.</span></p>
       <table><tbody><tr><td id="cell">مرحبا بالعالم<span id="cell-stop">!</span></td></tr></tbody></table>
       <p id="ltr">Enter <span id="ltr-word">name</span><span id="ltr-stop">.</span></p>`,
    )
    const box = (id: string) => {
      const element = document.getElementById(id)
      if (element === null) throw new Error(id)
      return element.getBoundingClientRect()
    }
    const range = document.createRange()
    const firstLetter = (id: string) => {
      const text = document.getElementById(id)?.firstChild
      if (!text) throw new Error(id)
      range.setStart(text, 0)
      range.setEnd(text, 1)
      return range.getBoundingClientRect()
    }
    return {
      stopIsLeft: box('stop').left < firstLetter('rtl').left,
      cellStopIsLeft: box('cell-stop').left < firstLetter('cell').left,
      codeStartsLeft: firstLetter('rtl-code').left - box('rtl-code').left < 10,
      ltrStopIsRight: box('ltr-stop').left >= box('ltr-word').right - 1,
    }
  })
  expect(edges).toEqual({
    stopIsLeft: true,
    cellStopIsLeft: true,
    codeStartsLeft: true,
    ltrStopIsRight: true,
  })
})

for (const width of [1440, 390])
  test(`E09 a word of 300 letters wraps or scrolls in its box at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const docs = new DocsPage(page)
    await docs.open(STREAM_LANDING)
    const before = await page.evaluate(() => document.documentElement.scrollWidth)
    await page.evaluate((word) => {
      for (const selector of [
        'h1',
        '.prose h2',
        '.prose p',
        '.prose td',
        '[aria-label="Stream documentation"] a[aria-current="page"]',
      ]) {
        const element = document.querySelector(selector)
        if (element === null) throw new Error(selector)
        element.textContent = word
      }
    }, LONG_WORD)
    await expect(docs.title).toHaveText(LONG_WORD)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(before)
    expect(await cutTexts(page)).toEqual([])
  })

test.describe('E11 the navbar', () => {
  test('stays on a short page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 })
    const docs = new DocsPage(page)
    await docs.open('/search')
    const isShort = () => document.documentElement.scrollHeight <= window.innerHeight
    expect(await page.evaluate(isShort)).toBe(true)
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 300)
    await page.keyboard.press('End')
    await expect(docs.navbar.brand).toBeInViewport({ ratio: 1 })
  })

  test('shows after a jump up, and at the top of the next page', async ({ page }) => {
    const docs = new DocsPage(page)
    await docs.open(STREAM_LANDING)
    await docs.toc.link('Glossary').click()
    await expect(docs.navbar.brand).not.toBeInViewport()
    await docs.toc.link('Ports').click()
    await expect(docs.navbar.brand).toBeInViewport({ ratio: 1 })
    await docs.toc.link('Glossary').click()
    await expect(docs.navbar.brand).not.toBeInViewport()
    await docs.sidebar.link('AWS').click()
    await expect(docs.title).toHaveText('Install Stream on AWS Kubernetes')
    await expect(docs.navbar.brand).toBeInViewport({ ratio: 1 })
  })
})
