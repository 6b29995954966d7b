import type { SiteConfig } from '../../site/site-config-schema'
import { siteConfig } from './site-config'

/** The route of each sidebar's first page, keyed by the name of the sidebar (§2). */
export type SidebarRoots = Readonly<Record<string, { readonly path: string }>>

/** The name of the sidebar whose pages include a route; null outside the sidebars. */
export function sidebarAt(route: string, sidebars: SidebarRoots): string | null {
  const names = Object.keys(sidebars)
  return names.find((name) => `${route}/`.startsWith(`${sidebars[name]?.path}/`)) ?? null
}

/** The settings of the product that a page is about; undefined outside the sidebars. */
export function productAt(route: string): SiteConfig['sidebars'][string] | undefined {
  return siteConfig.sidebars[sidebarAt(route, siteConfig.sidebars) ?? '']
}
