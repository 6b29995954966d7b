import type { Page } from '@playwright/test'
import { whenArticleHydrated } from './interactive'
import { sidewaysScroll, unreadableTexts } from './reflow'
import { expect, expectSoon, test } from './site-test'

const LONG_WORD = 'Unbroken'.repeat(38).slice(0, 300)

test('a word of 300 letters wraps or scrolls in its box', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API/Event_Attributes/Slot')
  await whenArticleHydrated(page)
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
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(docs.title).toHaveText(LONG_WORD)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await unreadableTexts(page)).toEqual([])
  }
})

test('a wrapped line hangs from its indent beside a sign, and is copied as one line', async ({
  page,
  docs,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  await whenArticleHydrated(page)
  const blocks = page.locator('.code pre:visible')
  expect(await blocks.filter({ has: page.locator('.hang4') }).count()).toBeGreaterThan(0)
  const faults = await blocks.evaluateAll((found) =>
    found.flatMap((block) => {
      window.getSelection()?.selectAllChildren(block)
      const copied = window.getSelection()?.toString()
      const text = block.textContent
      const range = document.createRange()
      const outside = [...block.querySelectorAll('[class^="hang"]')].filter((line) => {
        range.selectNodeContents(line)
        const [first, ...others] = [...range.getClientRects()].map(({ left }) => left)
        return others.some((left) => first === undefined || left < first - 1)
      })
      const unsigned = [...block.querySelectorAll('[class^="hang"]')].filter((line) => {
        const { height, lineHeight } = getComputedStyle(line, '::after')
        const signs = Number.parseFloat(height) + Number.parseFloat(lineHeight)
        return !(signs >= line.clientHeight - 1)
      })
      return [
        ...(copied === text ? [] : [{ copied, text }]),
        ...(block.scrollWidth > block.clientWidth ? [{ scrolls: text }] : []),
        ...outside.map(({ textContent }) => ({ outside: textContent })),
        ...unsigned.map(({ textContent }) => ({ unsigned: textContent })),
      ]
    }),
  )
  expect(faults).toEqual([])
})

test('no code is below the icons of its buttons', async ({ page, docs }) => {
  await docs.open('/docs/Stream/API/API_Methods/DeleteEvent')
  await whenArticleHydrated(page)
  for (const width of [1440, 1200, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('.endpoint [aria-expanded]:visible')).toHaveCount(1)
    expect(await coveredCode(page)).toEqual([])
  }
  await docs.open('/docs/Stream/Troubleshooting')
  await page.setViewportSize({ width: 320, height: 900 })
  await docs.main.getByRole('textbox', { name: /^Paste/ }).fill('stream-0 0/1 CrashLoopBackOff')
  await expect(page.locator('.paste-output-box pre')).toHaveText(/^kubectl logs POD -n/)
  expect(await coveredCode(page)).toEqual([])
})

function coveredCode(page: Page) {
  return page.locator('.code pre:visible').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const letters = [...block.querySelectorAll('.word, var, span:not(:has(*))')]
      const icons = [...(block.parentElement?.querySelectorAll('.code-tools svg') ?? [])]
      return letters.flatMap((element) => {
        const hidden = [...element.getClientRects()].some((text) =>
          icons.some((icon) => {
            const { left, right, top, bottom } = icon.getBoundingClientRect()
            return text.left < right && text.right > left && text.top < bottom && text.bottom > top
          }),
        )
        return hidden ? [element.textContent] : []
      })
    }),
  )
}

test('name and buttons of a long block stay in view', async ({ page, docs }) => {
  await docs.open('/docs/Stream/Installation_Guides/Kubernetes/AWS')
  const block = page.locator('.code').filter({ hasText: 'AWSServiceRoleForAmazonEKSNodegroup' })
  await block.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    window.scrollBy({ top: top + height / 2, behavior: 'instant' })
  })
  for (const part of ['figcaption', '[title^=Copy]'])
    await expect(block.locator(part)).toBeInViewport({ ratio: 1 })
  const overhang = await block.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().bottom - 30, behavior: 'instant' })
    const ends = [...element.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().bottom,
    )
    return Math.max(...ends) - element.getBoundingClientRect().bottom
  })
  expect(overhang, 'the buttons leave with the block').toBeLessThanOrEqual(0)
})

test('tables with long names fit a window, and need no tab stop', async ({ page, docs }) => {
  for (const route of ['/docs/FTC/Troubleshooting', '/docs/FTC/Installation_Guides/Ports']) {
    await docs.open(route)
    await whenArticleHydrated(page)
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expectSoon(
        () =>
          page
            .locator('.prose .table[tabindex]:visible')
            .evaluateAll((tables) => tables.map(({ ariaLabel }) => ariaLabel)),
        `${width}`,
      ).toEqual([])
    }
  }
})
