import { effectiveBasePath } from '../../content/settings/base-path'
import { siteConfig } from '../../content/settings/site-config'
import { readHostedSearch } from '../../search/hosted/settings'
import { siteUrlOverride } from '../../site/environment'

/** Variables of the environment whose values both bundlers put in place of their names. */
export function bundledVariables() {
  return {
    SITE_BASE_PATH: effectiveBasePath,
    SITE_URL: siteUrlOverride ?? siteConfig.url,
    SITE_SEARCH_ENGINE: readHostedSearch() === null ? 'embedded' : 'hosted',
  }
}
