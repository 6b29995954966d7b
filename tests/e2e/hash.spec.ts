import { STREAM_LANDING } from '../fixtures/design-routes'
import { whenMotionEnds, whenQuiet } from './interactive'
import { expect, expectSoon, test } from './site-test'

test('§2 links to sections of the page move focus, and Back returns', async ({ page, docs }) => {
  const heading = (name: string) => docs.main.getByRole('heading', { name, exact: true })

  await test.step('§2 a hash without a target causes no error', async () => {
    for (const hash of ['#%E0%A4%A', "#a.b:c('", '#nowhere']) {
      await docs.open(`/docs${hash}`)
      await expect(docs.title).toHaveText('Documentation')
    }
  })

  await test.step('a link to the current page scrolls to the top and adds no history entry', async () => {
    await docs.open(STREAM_LANDING)
    await page.evaluate(() => window.scrollTo(0, 2000))
    const before = await page.evaluate(() => window.history.length)
    await docs.sidebar.link(/^Akamai/).click()
    await expect(page).toBeScrolledTo(0)
    expect(await page.evaluate(() => window.history.length)).toBe(before)
    // Sidebar links under the mouse would be prefetched.
    await page.mouse.move(700, 500)
    await docs.navbar.whenShown()
  })

  await test.step('three clicks select a heading and nothing else; the sign beside it leads to it', async () => {
    // Not a heading of a fold, which is a control.
    const start = heading('Before you start')
    await start.click({ clickCount: 3, position: { x: 5, y: 10 } })
    const selected = await page.evaluate(() => String(window.getSelection()))
    expect(selected.trim()).toBe('Before you start')
    await expect(page).toHaveURL(STREAM_LANDING)
    await start.getByRole('link', { name: 'Before you start', exact: true }).click()
    await expect(page).toHaveURL(`${STREAM_LANDING}#before-you-start`)
    await docs.open(STREAM_LANDING)
  })

  await test.step('focus and table of contents follow; Back and Forward restore the position at each heading', async () => {
    const requests: string[] = []
    // Browsers may request the icon again whenever the URL changes.
    page.on('request', (request) => {
      if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
    })
    const names = ['Sizing', 'Create the Kubernetes cluster'] as const
    const placeOf = async (name: string) =>
      Math.round(await heading(name).evaluate((element) => element.getBoundingClientRect().top))
    const left: number[] = []
    for (const name of names) {
      await docs.toc.link(name).click()
      await expect(heading(name)).toBeFocused()
      await expect(docs.toc.current).toHaveText([name])
      const place = (await placeOf(name)) - 400
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 400)
      await expectSoon(() => placeOf(name)).toBe(place)
      // The table of contents moves with the navbar, and to click a moving link, Playwright would scroll the page.
      await whenMotionEnds(page)
      left.push(place)
    }
    for (const [way, index] of [
      ['goBack', 0],
      ['goForward', 1],
    ] as const) {
      await page[way]()
      await expectSoon(() => placeOf(names[index])).toBe(left[index])
      await whenQuiet(page)
      expect(await placeOf(names[index])).toBe(left[index])
    }
    expect(requests).toEqual([])
  })

  await test.step('the navbar, visible or hidden, never covers the target of a hash', async () => {
    const target = heading('Deploy Stream')
    const gap = () =>
      page.evaluate(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect()
        const focused = document.activeElement?.getBoundingClientRect()
        return focused && bar ? focused.top - Math.max(0, bar.bottom) : -1
      })
    // Jumping down hides the navbar, and jumping up shows it.
    for (const isVisible of [false, true]) {
      await page.evaluate(`window.scrollTo(0, ${isVisible ? 'document.body.scrollHeight' : 0})`)
      // The contents move with the navbar.
      await (isVisible ? docs.navbar.whenHidden() : docs.navbar.whenShown())
      await whenQuiet(page)
      await docs.toc.link('Deploy Stream').click()
      await expect(target).toBeFocused()
      await (isVisible ? docs.navbar.whenShown() : docs.navbar.whenHidden())
      expect(await gap()).toBeGreaterThanOrEqual(0)
      await expect(target).toBeSeen()
    }
  })
})
