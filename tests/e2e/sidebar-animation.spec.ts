import type { Locator } from '@playwright/test'
import { COLLAPSE } from '../../lib/site/constants'
import { expect, test } from './site-test'

type SectionAnimation = {
  readonly durationMs: number
  readonly heightPx: number
  /** Height of the section's content at the start, halfway through, and at the end. */
  readonly heightsPx: readonly [number, number, number]
}

/** Activates a section's chevron and reads the animation of its content before the first frame. */
async function toggleSection(toggle: Locator): Promise<SectionAnimation> {
  return toggle.evaluate(async (button: HTMLElement) => {
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (content === null) throw new Error('The chevron controls nothing.')
    await Promise.all(content.getAnimations().map(({ finished }) => finished))
    button.click()
    // React renders in a microtask after the click. Do not wait a frame, because a short animation would be over.
    for (let round = 0; round < 100 && content.getAnimations().length === 0; round += 1)
      await Promise.resolve()
    const [animation] = content.getAnimations()
    const durationMs = Number(animation?.effect?.getComputedTiming().duration)
    if (animation === undefined) throw new Error('The section does not animate.')
    const heightAt = (share: number) => {
      animation.currentTime = durationMs * share
      return content.getBoundingClientRect().height
    }
    animation.pause()
    const heightsPx = [heightAt(0), heightAt(0.5), heightAt(0.999)] as const
    const heightPx = content.scrollHeight
    animation.currentTime = 0
    animation.play()
    return { durationMs, heightPx, heightsPx }
  })
}

test('§4 a section animates its height, longer if it is taller', async ({ docs }) => {
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  await docs.sidebar.toggle('Event attributes').click()
  await expect(docs.sidebar.link('Slot')).toBeVisible()

  const short = await toggleSection(docs.sidebar.toggle('Event attributes'))
  const tall = await toggleSection(docs.sidebar.toggle('API methods'))
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

  const opening = await toggleSection(docs.sidebar.toggle('Event attributes'))
  const [start, half, end] = opening.heightsPx
  expect(start).toBe(0)
  expect(half).toBeGreaterThan(start)
  expect(end).toBeGreaterThan(half)
  await expect(docs.sidebar.link('Slot')).toBeVisible()
})

test('§4 sections animate when loaded or reopened', async ({ docs }) => {
  await test.step('§4 a section animates when its children have just loaded', async () => {
    await docs.open('/docs/Stream/API/API_Methods/AddEvent')
    const durations = await docs.sidebar.toggle('Event attributes').evaluate(
      (button: HTMLElement) =>
        new Promise<number[]>((resolve) => {
          const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
          const everyFrame = () => {
            const animations = content?.getAnimations() ?? []
            if (animations.length === 0) requestAnimationFrame(everyFrame)
            else resolve(animations.map((one) => Number(one.effect?.getComputedTiming().duration)))
          }
          button.click()
          everyFrame()
        }),
    )
    expect(durations).toHaveLength(1)
    expect(durations[0]).toBeGreaterThan(COLLAPSE.reducedMotionMs)
  })

  await test.step('a section reopened while it closes continues from its current height', async () => {
    const heights = await docs.sidebar
      .toggle('API methods')
      .evaluate(async (button: HTMLElement) => {
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
    await expect(docs.sidebar.link('AddEvent')).toBeVisible()
  })
})

test('§4 with reduced motion, a section closes and opens in 1 ms', async ({ page, docs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await docs.open('/docs/Stream/API/API_Methods/AddEvent')
  const toggle = docs.sidebar.toggle('API methods')
  expect((await toggleSection(toggle)).durationMs).toBe(1)
  await expect(docs.sidebar.link('AddEvent')).toBeHidden()
  expect((await toggleSection(toggle)).durationMs).toBe(1)
  await expect(docs.sidebar.link('AddEvent')).toBeVisible()
})
