import type { ListItem, RootContent } from 'mdast'
import { type HtmlNode, text } from '../nodes/nodes'
import type { Scope } from './scope'

/** An HTML element that our steps print, in Markdown: by what it says of itself, else by its tag. */
export function htmlNodes(node: HtmlNode, scope: Scope): RootContent[] {
  if (node.markdown !== undefined) return scope.plain(node.markdown)
  const { children } = node
  switch (node.data.hName) {
    // What only scripts bring to life.
    case 'form':
      return []
    case 'b':
      return [{ type: 'strong', children: scope.line(children) }]
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: scope.line(children) }]
    case 'small':
      return [text('('), ...scope.line(children), text(')')]
    case 'p':
    case 'summary':
      return [{ type: 'paragraph', children: scope.line(children) }]
    case 'ul': {
      const items = children.map((child) => listItem(child, scope))
      const spread = items.some((item) => item.spread)
      return [{ type: 'list', ordered: false, spread, children: items }]
    }
    default:
      return scope.plain(children)
  }
}

function listItem(node: RootContent, scope: Scope): ListItem {
  const children = scope.blocks('children' in node ? node.children : [node])
  return { type: 'listItem', spread: children.length > 1, children }
}
