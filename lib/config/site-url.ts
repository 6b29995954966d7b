import siteConfig from '../../site.config'
import { withBasePath } from './base-path'
import { siteUrlOverride } from './environment'

/** The full public address of a route. */
export function siteUrl(route: string): string {
  return new URL(withBasePath(route), siteUrlOverride ?? siteConfig.url).href
}
