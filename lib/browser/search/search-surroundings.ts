import { siteConfig } from '../../content/settings/site-config'
import { siteUrl } from '../../content/settings/site-url'
import type { HitAddressOptions } from '../../search/hit-address'
import { SEARCH_RESULTS } from '../../site/constants'

/** Which addresses of hits are links of this site. */
export function hitAddressOptions(): HitAddressOptions {
  const pattern = siteConfig.search.externalUrlPattern
  return {
    origins: [window.location.origin, new URL(siteUrl('/')).origin],
    externalPattern: pattern === null ? null : new RegExp(pattern),
  }
}

/** Words of a snippet: fewer on narrow screens, §9. */
export function snippetWords(): number {
  const { narrowMaxWidthPx, narrowSnippetWords, snippetWords: words } = SEARCH_RESULTS
  return window.matchMedia(`(max-width: ${narrowMaxWidthPx}px)`).matches
    ? narrowSnippetWords
    : words
}
