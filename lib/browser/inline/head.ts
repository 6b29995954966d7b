// The only script in the HTML of a page, before the style sheets: all that must happen before paint and hydration.

import type { InlineOptions, InlinePage } from '../../content/settings/inline-options'
import { COLOR_CHOICES, HTML_FILE_NAME, PAGE_COLORS } from '../../site/constants'
import * as ROOT_ATTRIBUTES from '../../site/root-attributes'
import * as STORAGE_KEYS from '../../site/storage-keys'
import { watchBaseUrl } from './base-url-banner'
import { listenForEarlyEvents } from './early-events'
import { keepPlace } from './keep-place'
import { addToHead, loadScriptsLate } from './start-scripts'
import { forget, storedValue } from './stored-value'

/** The build inserts the values. */
declare const INLINE_OPTIONS: InlineOptions
declare const INLINE_PAGE: InlinePage

const root = document.documentElement
prepareColorMode()
if (INLINE_OPTIONS.announcementId !== null && isDismissed(INLINE_OPTIONS.announcementId))
  root.setAttribute(ROOT_ATTRIBUTES.announcementHidden, '')
try {
  // Apply the chosen operating system before the tabs hydrate.
  const { os }: { readonly os?: string } = JSON.parse(storedValue(STORAGE_KEYS.tabChoice) ?? '{}')
  if (os) root.setAttribute(ROOT_ATTRIBUTES.operatingSystem, os)
} catch {
  // Without a valid choice, the tabs show their default.
}
showCleanUrl()
if (INLINE_PAGE === 'home') watchBaseUrl(INLINE_OPTIONS.wrongBaseUrl)
listenForEarlyEvents()
keepPlace()
addEventListener('DOMContentLoaded', loadScriptsLate)

/**
 * Sets the color mode, the attribute for system colors, and the color of the browser's toolbars before the first paint
 * (§4). Removes an invalid stored value, which next-themes would use as a class.
 */
function prepareColorMode(): void {
  const value = storedValue(STORAGE_KEYS.theme)
  const known = COLOR_CHOICES.find((choice) => choice === value)
  if (!known) forget(STORAGE_KEYS.theme)
  let mode = known ?? INLINE_OPTIONS.defaultMode
  if (mode === 'system') {
    root.setAttribute(ROOT_ATTRIBUTES.systemColors, '')
    mode = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
  }
  root.className = mode
  // Without this property, the empty page would be white in dark mode until the style sheet loads.
  root.style.colorScheme = mode
  addToHead('meta', { name: 'theme-color', content: PAGE_COLORS[mode] })
}

/** Whether the reader has dismissed this announcement. A new id cancels an old dismissal (§4). */
function isDismissed(id: string): boolean {
  if (storedValue(STORAGE_KEYS.announcementId) === id)
    return storedValue(STORAGE_KEYS.announcementDismissed) === 'true'
  forget(STORAGE_KEYS.announcementDismissed)
  return false
}

/**
 * Replaces a URL that ends in `.html` with the clean one (§2). The not-found page loads it, for hosts that serve
 * `/docs` but not `/docs/index.html`. Removes a malformed hash, such as `#%E0%A4%A`, on which the router throws.
 */
function showCleanUrl(): void {
  const { pathname, search, hash } = location
  const path = pathname.replace(HTML_FILE_NAME, '')
  // Two leading slashes would point to another host.
  let url = path.replace(/^\/*/, '/') + search
  try {
    decodeURIComponent(hash)
    url += hash
  } catch {
    // The hash is left out.
  }
  if (INLINE_PAGE === 'notFound' && path !== pathname) location.replace(url)
  else if (url !== pathname + search + hash)
    try {
      history.replaceState(null, '', url)
    } catch {
      // Browsers allow no change of a `file:` URL.
    }
}
