import { SEARCH_INPUT_MAX_LENGTH } from '../../site/constants'
import { MESSAGES } from '../../site/messages'
import type { SiteConfig } from '../../site/site-config-schema'

export type InlineOptions = {
  readonly defaultMode: SiteConfig['colorMode']['defaultMode'] | 'system'
  /** Null when there is no announcement bar. */
  readonly announcementId: string | null
  readonly basePath: string
  /** What the banner of a wrong base URL says (§8), before the base path that it suggests. */
  readonly wrongBaseUrl: string
  /** Of the search box. */
  readonly search: {
    readonly page: string
    readonly placeholder: string
    readonly maxLength: number
  }
}

export function inlineOptions(config: SiteConfig, basePath: string): InlineOptions {
  const { defaultMode, respectPrefersColorScheme } = config.colorMode
  return {
    defaultMode: respectPrefersColorScheme ? 'system' : defaultMode,
    announcementId: config.announcementBar?.id ?? null,
    basePath,
    wrongBaseUrl: [
      `${MESSAGES.baseUrlProblem}.`,
      MESSAGES.baseUrlHint,
      `${MESSAGES.baseUrlCurrent} ${basePath}/.`,
      `${MESSAGES.baseUrlSuggested} `,
    ].join(' '),
    search: {
      page: `${basePath}/${config.search.searchPagePath}`,
      placeholder: config.search.placeholder,
      maxLength: SEARCH_INPUT_MAX_LENGTH,
    },
  }
}
