import type { Product } from '../../lib/content/search/search-record'
import { siteConfig } from '../../lib/content/settings/site-config'

/** Which product a page belongs to; nothing for pages of none. */
export function ProductBadge({ product }: { readonly product: Product | null }) {
  const sidebar = Object.values(siteConfig.sidebars).find((entry) => entry.product === product)
  if (sidebar === undefined) return null
  return (
    <span className="search-badge" data-product={sidebar.product}>
      {sidebar.label}
    </span>
  )
}
