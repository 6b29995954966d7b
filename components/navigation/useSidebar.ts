import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { siteConfig } from '../../lib/content/settings/site-config'
import { usePage } from '../ui/PageContext'

export type PageSidebar = {
  readonly label: string
  /** What the landmark around its items is called. */
  readonly name: string
  /** Undefined above the products. */
  readonly product: string | undefined
  /** Empty on a page without a sidebar. */
  readonly items: readonly SidebarItem[]
}

/** The docs sidebar of the page that shows. */
export function useSidebar(): PageSidebar {
  const { sidebar: id, items } = usePage().navigation
  const sidebar = id === null ? undefined : siteConfig.sidebars[id]
  if (sidebar === undefined)
    return { label: 'Products', name: 'Documentation', product: undefined, items }
  const { label, product } = sidebar
  return { label, name: `${label} documentation`, product, items }
}
