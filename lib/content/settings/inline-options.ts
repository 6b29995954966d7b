import { BASE_URL_MESSAGES } from '../../site/messages'
import type { SiteConfig } from '../../site/site-config-schema'

/** The page that an inline script belongs to. Hosts serve the not-found page at any unknown URL. */
export type InlinePage = 'home' | 'notFound' | 'search' | 'other'

export type InlineOptions = {
  readonly defaultMode: SiteConfig['colorMode']['defaultMode'] | 'system'
  /** Null if the site has no announcement bar. */
  readonly announcementId: string | null
  /** Text of the banner about a wrong base URL (§8). */
  readonly wrongBaseUrl: string
}

export function inlineOptions(config: SiteConfig, basePath: string): InlineOptions {
  const { defaultMode, respectPrefersColorScheme } = config.colorMode
  return {
    defaultMode: respectPrefersColorScheme ? 'system' : defaultMode,
    announcementId: config.announcementBar?.id ?? null,
    wrongBaseUrl: `${BASE_URL_MESSAGES.problem}. ${BASE_URL_MESSAGES.hint} ${BASE_URL_MESSAGES.current} ${basePath}/.`,
  }
}
