import { useEffect, useState } from 'react'
import { PROGRESS_BAR } from '../../lib/site/constants'

const { minimum, speedMs, trickleRate, trickleSpeedMs } = PROGRESS_BAR
/** The bar stops at this share of the full width until loading ends. */
const MAX_SHARE = 0.994

export type ProgressBarProps = {
  /** Whether a navigation has been pending for longer than `PROGRESS_BAR.delayMs`. */
  readonly isRunning: boolean
}

/** The progress bar for route changes (§4, §9). */
export function ProgressBar({ isRunning }: ProgressBarProps) {
  /** Share of the full width, from 0 to 1; null while there is no bar. */
  const [share, setShare] = useState<number | null>(null)
  const [isFading, setFading] = useState(false)
  const isVisible = share !== null

  useEffect(() => {
    setFading(false)
    if (!isRunning) {
      if (!isVisible) return
      setShare((last) => last && 1)
      const timers = [
        window.setTimeout(() => setFading(true), speedMs),
        window.setTimeout(() => setShare(null), 2 * speedMs),
      ]
      return () => timers.forEach(window.clearTimeout)
    }
    setShare(minimum)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const trickle = window.setInterval(
      () =>
        setShare((last) => Math.min((last ?? minimum) + Math.random() * trickleRate, MAX_SHARE)),
      trickleSpeedMs,
    )
    return () => window.clearInterval(trickle)
  }, [isRunning, isVisible])

  if (share === null) return null
  return (
    <div
      className="progress-bar"
      data-bar=""
      style={{
        transform: `translate3d(${(share - 1) * 100}%, 0, 0)`,
        transition: `transform ${speedMs}ms ease, translate ${speedMs}ms ease, opacity ${speedMs}ms linear`,
        opacity: isFading ? 0 : 1,
      }}
    />
  )
}
