import { untilStarted } from './early-events'

/**
 * Shows a banner when a file of the home page from `/_next/` fails before the site has started (§2, §8), until it
 * starts after all. Its styles are inline, because style sheets may fail, too.
 */
export function watchBaseUrl(text: string): void {
  const showBanner = () => {
    const banner = document.createElement('div')
    banner.setAttribute('role', 'alert')
    banner.style.cssText = 'padding:1rem;background:#a00;color:#fff;font:1rem sans-serif'
    banner.textContent = text
    document.body.prepend(banner)
    untilStarted.addEventListener('abort', () => banner.remove())
  }
  const handleError = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (!target.matches('[src*="/_next/"],[href*="/_next/"]')) return
    removeEventListener('error', handleError, true)
    if (document.body) showBanner()
    else addEventListener('DOMContentLoaded', showBanner)
  }
  // Capture, because load errors do not bubble. Once the site has started, code that loads later reports its failures.
  addEventListener('error', handleError, { capture: true, signal: untilStarted })
}
