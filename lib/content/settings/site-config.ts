import given from '../../../site.config'
import type { SiteConfig } from '../../site/site-config-schema'

/** The settings of the site. All other modules import `site.config.ts` through this one. */
export const siteConfig: SiteConfig = given
