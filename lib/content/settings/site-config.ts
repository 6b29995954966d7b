import given from '../../../site.config'
import type { SiteConfig } from '../../site/site-config-schema'

/** What the owner of the site decides: the one door to `site.config.ts`. */
export const siteConfig: SiteConfig = given
