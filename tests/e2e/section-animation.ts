import type { Locator } from '@playwright/test'

export type SectionAnimation = {
  readonly durationMs: number
  readonly heightPx: number
  /** Height of the section's content at the start, half way through, and at the end. */
  readonly heightsPx: readonly [number, number, number]
}

/** Activates a section's chevron and reads the animation of its content before the first frame. */
export async function toggleSection(toggle: Locator): Promise<SectionAnimation> {
  return toggle.evaluate(async (button: HTMLElement) => {
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (content === null) throw new Error('The chevron controls nothing.')
    await Promise.all(content.getAnimations().map(({ finished }) => finished))
    button.click()
    // React renders in a microtask after the click; no frame may pass, a short animation would be over.
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
