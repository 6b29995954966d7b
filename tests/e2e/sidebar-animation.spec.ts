import type { Locator } from '@playwright/test'
import { COLLAPSE } from '../../lib/site/constants'
import { expect, test } from './site-test'

type SectionAnimation = {
  readonly durationMs: number
  readonly heightPx: number
  /** Height of the section's content at the start, halfway through, and at the end. */
  readonly heightsPx: readonly [number, number, number]
}

/** Activates a section's chevron, waits for its content, and reads the animation before its first frame. */
async function toggleSection(toggle: Locator): Promise<SectionAnimation> {
  return toggle.evaluate(async (button: HTMLElement) => {
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (content === null) throw new Error('The chevron controls nothing.')
    await Promise.all(content.getAnimations().map(({ finished }) => finished))
    button.click()
    let animation: Animation | undefined
    // React renders in a microtask after the click. A frame would be too late for a short animation; only a section that
    // has yet to load takes frames.
    for (let round = 0; animation === undefined; round += 1) {
      await (round < 100 ? null : new Promise(requestAnimationFrame))
      animation = content.getAnimations()[0]
    }
    const running = animation
    const durationMs = Number(running.effect?.getComputedTiming().duration)
    const heightAt = (share: number) => {
      running.currentTime = durationMs * share
      return content.getBoundingClientRect().height
    }
    running.pause()
    const heightsPx = [heightAt(0), heightAt(0.5), heightAt(0.999)] as const
    const heightPx = content.scrollHeight
    running.currentTime = 0
    running.play()
    return { durationMs, heightPx, heightsPx }
  })
}

test('§4 sections of the sidebar open and close with an animation', async ({ page, docs }) => {
  const attributes = docs.sidebar.toggle('Event attributes')
  const methods = docs.sidebar.toggle('API methods')
  const method = docs.sidebar.link('AddEvent')
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')

  await test.step('§4 a section animates when its children have just loaded', async () => {
    const { durationMs, heightsPx } = await toggleSection(attributes)
    expect(durationMs).toBeGreaterThan(COLLAPSE.reducedMotionMs)
    const [start, half, end] = heightsPx
    expect(start).toBe(0)
    expect(half).toBeGreaterThan(start)
    expect(end).toBeGreaterThan(half)
    await expect(docs.sidebar.link('Slot')).toBeVisible()
  })

  await test.step('a section reopened while it closes continues from its current height', async () => {
    const heights = await methods.evaluate(async (button: HTMLElement) => {
      const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
      if (content === null) throw new Error('The chevron controls nothing.')
      const full = content.offsetHeight
      const toggle = async () => {
        const before = content.getAnimations()[0]
        button.click()
        // React renders in a microtask after the click.
        for (let wait = 0; wait < 100 && content.getAnimations()[0] === before; wait += 1)
          await Promise.resolve()
        const [animation] = content.getAnimations()
        if (animation === undefined) throw new Error('The section does not animate.')
        animation.pause()
        return animation
      }
      const closing = await toggle()
      closing.currentTime = Number(closing.effect?.getComputedTiming().duration) / 2
      const half = content.getBoundingClientRect().height
      const opening = await toggle()
      opening.currentTime = 0
      const start = content.getBoundingClientRect().height
      opening.finish()
      return { full, half, start, end: content.offsetHeight, isHidden: content.hidden }
    })
    expect(heights.half).toBeLessThan(heights.full)
    expect(Math.abs(heights.start - heights.half)).toBeLessThanOrEqual(1)
    expect(heights).toMatchObject({ end: heights.full, isHidden: false })
    await expect(method).toBeVisible()
  })

  await test.step('§4 a section animates its height, longer if it is taller', async () => {
    const short = await toggleSection(attributes)
    const tall = await toggleSection(methods)
    expect(tall.heightPx).toBeGreaterThan(short.heightPx)
    expect(tall.durationMs).toBeGreaterThan(short.durationMs)
    for (const { durationMs, heightPx, heightsPx } of [short, tall]) {
      const [start, half, end] = heightsPx
      expect(durationMs).toBeGreaterThan(COLLAPSE.reducedMotionMs)
      expect(start).toBeCloseTo(heightPx, 0)
      expect(half).toBeLessThan(start)
      expect(half).toBeGreaterThan(end)
      expect(end).toBeLessThan(heightPx / 10)
    }
    await expect(docs.sidebar.link('Slot')).toBeHidden()
  })

  await test.step('§4 with reduced motion, a section closes and opens in 1 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(method).toBeHidden()
    expect((await toggleSection(methods)).durationMs).toBe(1)
    await expect(method).toBeVisible()
    expect((await toggleSection(methods)).durationMs).toBe(1)
    await expect(method).toBeHidden()
  })
})
