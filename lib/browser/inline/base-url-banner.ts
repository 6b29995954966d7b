import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import { whenStarted } from './when-started'

/**
 * Shows a banner when the home page did not load properly (§2, §8), that is, when one of its files fails. The banner
 * also suggests the base URL to configure. It depends on no file, since none may load, and leaves when the site starts
 * after all.
 * @param basePath base path the site was built for, "" or "/help"
 * @param text `problem` is what the banner says, `suggestion` what it says before the suggested base path
 */
export function watchBaseUrl(
  basePath: string,
  { problem, suggestion }: { readonly problem: string; readonly suggestion: string },
): void {
  /** Undefined as long as nothing has failed. */
  let isToBeShown: boolean | undefined
  const show = () => {
    if (!isToBeShown || !document.body) return
    isToBeShown = false
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
  // Errors of loading do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return
      // On a page that works, code that loads later reports its own failures.
      if (document.documentElement.hasAttribute(ROOT_ATTRIBUTES.started)) return
      if (!target.matches('[src*="/_next/"],[href*="/_next/"]')) return
      isToBeShown ??= true
      show()
    },
    true,
  )
  addEventListener('DOMContentLoaded', show)
}
