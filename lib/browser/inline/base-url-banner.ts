import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { whenStarted } from './when-started'

/**
 * Shows a banner with a suggested base URL when a file of the home page fails to load (§2, §8). Needs no other file,
 * because none may load, and disappears if the site starts after all.
 * @param basePath base path the site was built for, "" or "/help"
 * @param text `problem` is the text of the banner, `suggestion` precedes the suggested base path
 */
export function watchBaseUrl(
  basePath: string,
  { problem, suggestion }: { readonly problem: string; readonly suggestion: string },
): void {
  /** Undefined until a file fails, then true until the banner is visible. */
  let isPending: boolean | undefined
  const showBanner = () => {
    if (!isPending || !document.body) return
    isPending = false
    // The script before this one has removed the file name.
    const suggested = location.pathname.replace(/\/*$/, '/')
    const banner = document.createElement('div')
    banner.setAttribute('role', 'alert')
    banner.style.cssText = 'padding:1rem;background:#a00;color:#fff;font:1rem sans-serif'
    banner.textContent =
      suggested === `${basePath}/` ? problem : `${problem} ${suggestion} ${suggested}.`
    document.body.prepend(banner)
    whenStarted(() => banner.remove())
  }
  // Load errors do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return
      // On a page that works, code that loads later reports its own failures.
      if (document.documentElement.hasAttribute(ROOT_ATTRIBUTES.started)) return
      if (!target.matches('[src*="/_next/"],[href*="/_next/"]')) return
      isPending ??= true
      showBanner()
    },
    true,
  )
  addEventListener('DOMContentLoaded', showBanner)
}
