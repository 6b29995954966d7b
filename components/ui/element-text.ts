import { isValidElement, type ReactNode } from 'react'

/** The text in a React node, without text that components add when they render. */
export function elementText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(elementText).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? elementText(node.props.children) : ''
}
