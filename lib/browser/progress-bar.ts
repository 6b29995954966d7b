import nprogress from 'nprogress'
import { PROGRESS_BAR } from '../config/constants'

/** Starts the bar of a route change; its delay is the caller's. */
export function startProgressBar(): void {
  nprogress.configure({
    minimum: PROGRESS_BAR.minimum,
    speed: PROGRESS_BAR.speedMs,
    trickle: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Version 0.2.0 reads the rate; its types come from a version that does not.
    ...{ trickleRate: PROGRESS_BAR.trickleRate },
    trickleSpeed: PROGRESS_BAR.trickleSpeedMs,
    showSpinner: PROGRESS_BAR.showSpinner,
    barSelector: '[data-bar]',
    template: '<div class="progress-bar" data-bar></div>',
  })
  nprogress.start()
}

/** Ends the bar; does nothing when it is not shown. */
export function finishProgressBar(): void {
  nprogress.done()
}
