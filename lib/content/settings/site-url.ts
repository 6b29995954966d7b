import { siteUrlOverride } from '../../site/environment'
import { withBasePath } from './base-path'
import { siteConfig } from './site-config'

export function siteUrl(route: string): string {
  return new URL(withBasePath(route), siteUrlOverride ?? siteConfig.url).href
}
