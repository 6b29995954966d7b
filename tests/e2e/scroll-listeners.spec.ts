import { STREAM_LANDING } from '../fixtures/design-routes'
import { expect, test } from './site-test'

test('no wheel, touch, or scroll listener can block scrolling', async ({ page, docs }) => {
  await page.addInitScript(() => {
    const held: string[] = []
    const all: string[] = []
    Reflect.set(window, 'listeners', { held, all })
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      // React listens to `scroll` of any box on its root; that event cannot be canceled.
      if (
        /^(wheel|mousewheel|touchstart|touchmove)$/.test(type) ||
        (type === 'scroll' && this === window)
      ) {
        all.push(type)
        if (typeof options !== 'object' || options.passive !== true) held.push(type)
      }
      return addEventListener.call(this, type, listener, options)
    }
  })
  await docs.open(STREAM_LANDING)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 3000)
  await expect(docs.backToTop).toBeVisible()
  const { held, all } = await page.evaluate(() => Reflect.get(window, 'listeners'))
  expect(all).toEqual(expect.arrayContaining(['scroll', 'touchstart']))
  expect(held).toEqual([])
})
