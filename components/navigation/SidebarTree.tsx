import { useLayoutEffect, useRef, useState } from 'react'
import { tell } from '../../lib/browser/page/page-events'
import type { SidebarItem } from '../../lib/content/navigation/navigation'
import { sidebarHtml } from '../../lib/content/navigation/sidebar-html'
import { PART_ATTRIBUTE, PARTS } from '../../lib/site/element-ids'
import { usePage } from '../ui/PageContext'

export type SidebarTreeProps = {
  readonly items: readonly SidebarItem[]
  /** Of the ids in the tree, one for each tree of a document. */
  readonly prefix: string
}

/** The pages of a product as HTML that React prints once; from then on the reading script keeps it. */
export function SidebarTree({ items, prefix }: SidebarTreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const { route } = usePage()
  const [html] = useState(() => sidebarHtml(items, route, prefix))
  useLayoutEffect(() => {
    if (tree.current !== null) tell('sidebarShown', tree.current, { route, items })
  }, [route, items])
  return (
    <div
      ref={tree}
      {...{ [PART_ATTRIBUTE]: PARTS.sidebarTree }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names of pages of this project, escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
