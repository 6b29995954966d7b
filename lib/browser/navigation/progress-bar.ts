import { PROGRESS_BAR } from '../../site/constants'
import { domElement } from '../page/dom-element'

/** How far the bar comes by itself, as a share of its way: the end is for the page. */
const MOST_SHARE = 0.994

let bar: HTMLElement | null = null
let trickle: number | undefined

/** Starts the bar of a route change (§4, §9); its delay is the caller's. */
export function startProgressBar(): void {
  if (bar !== null) return
  // Removes one that is still fading.
  document.querySelector('[data-bar]')?.remove()
  const element = domElement('div', { class: 'progress-bar', 'data-bar': '' })
  const { minimum, speedMs, trickleRate, trickleSpeedMs } = PROGRESS_BAR
  element.style.transition = `transform ${speedMs}ms ease, opacity ${speedMs}ms linear`
  let share = 0
  const moveTo = (next: number) => {
    share = Math.min(next, MOST_SHARE)
    place(element, share)
  }
  place(element, 0)
  document.body.append(element)
  // Measured once, it moves from there.
  element.getBoundingClientRect()
  moveTo(minimum)
  bar = element
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  trickle = window.setInterval(() => moveTo(share + Math.random() * trickleRate), trickleSpeedMs)
}

/** Ends the bar: it runs to its end and fades. Does nothing when it is not shown. */
export function finishProgressBar(): void {
  if (bar === null) return
  const element = bar
  bar = null
  window.clearInterval(trickle)
  place(element, 1)
  window.setTimeout(() => {
    element.style.opacity = '0'
    window.setTimeout(() => element.remove(), PROGRESS_BAR.speedMs)
  }, PROGRESS_BAR.speedMs)
}

function place(element: HTMLElement, share: number): void {
  element.style.transform = `translate3d(${(share - 1) * 100}%, 0, 0)`
}
