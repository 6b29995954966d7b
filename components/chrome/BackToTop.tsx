import { useEffect, useRef } from 'react'
import { scrollToTop } from '../../lib/browser/navigation/scroll-to-top'
import { ELEMENT_IDS } from '../../lib/site/element-ids'
import { Icon } from '../ui/Icon'
import styles from './BackToTop.module.css'

const SHOWN_FROM_PX = 600

/** A button that appears after some scrolling and leads back to the top. */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const handleScroll = () => {
      if (button.current !== null) button.current.hidden = window.scrollY < SHOWN_FROM_PX
    }
    // Where the page stands is known with its layout, which start-up need not wait for.
    const frame = window.requestAnimationFrame(handleScroll)
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('scroll', handleScroll)
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label="Back to top"
      hidden
      onClick={() => {
        scrollToTop()
        document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true })
      }}
    >
      <Icon name="arrowUp" />
    </button>
  )
}
