import given from '../../../site.config'
import type { SiteConfig } from '../../site/site-config-schema'

/** All other modules use this export instead of importing `site.config.ts`. */
export const siteConfig: SiteConfig = given
