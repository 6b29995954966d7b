import type { MetaEntry, MetaFile } from './meta-file'
import type { PageMapNode, SidebarExtra } from './page-map'

/** Whether an entry of `_meta.ts` is no page of its folder: a link elsewhere, or words between pages. */
export function isExtra({ type, href }: MetaEntry): boolean {
  return type === 'separator' || href !== undefined
}

/**
 * What the sidebar shows below a folder.
 * @returns undefined when it is the pages of the folder, in their order
 */
export function sidebarEntries(
  children: readonly PageMapNode[],
  meta: MetaFile | null,
): PageMapNode['sidebar'] {
  const entries = Object.entries(meta?.entries ?? {})
  if (!children.some(({ isHidden }) => isHidden) && !entries.some(([, entry]) => isExtra(entry)))
    return undefined
  const left = new Map(children.map((node) => [node.name, node]))
  const listed = entries.flatMap(([name, entry]): (PageMapNode | SidebarExtra)[] => {
    if (isExtra(entry)) return [{ label: entry.title ?? '', href: entry.href }]
    const node = left.get(name)
    left.delete(name)
    return node === undefined || node.isHidden ? [] : [node]
  })
  return [...listed, ...left.values()]
}
