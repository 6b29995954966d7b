import { isValidElement, type ReactNode } from 'react'

/** The text in a React node, without text that components add when they render. */
export function elementText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(elementText).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? elementText(node.props.children) : ''
}

/** Normalizes text, so that filters ignore case, accents, extra spaces, and whether quotes are curly. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
