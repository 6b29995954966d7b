/**
 * Tells of a wrong base URL on the home page (§2, §8): when both a script and a style sheet of the site fail to load, a
 * banner says so. It needs no file: none may load.
 * @param basePath base path the site was built for, "" or "/help"
 * @param text what the banner says before the base path that the address suggests
 */
export function watchBaseUrl(basePath: string, text: string): void {
  const failed = new Set<string>()
  let isShown = false
  const show = () => {
    const suggested = location.pathname.replace(/[^/]*$/, '')
    if (isShown || failed.size < 2 || suggested === `${basePath}/`) return
    isShown = true
    const banner = document.createElement('div')
    banner.setAttribute('role', 'alert')
    banner.style.cssText =
      'padding:1rem;border:3px solid #a00;background:#fff;color:#000;font:1rem/1.5 sans-serif'
    banner.textContent = `${text + suggested}.`
    document.body.prepend(banner)
  }
  // Errors of loading do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const address = target.getAttribute('src') ?? target.getAttribute('href')
      if (!address?.includes('/_next/')) return
      failed.add(target.tagName)
      show()
    },
    true,
  )
  addEventListener('DOMContentLoaded', show)
}
