import { isValidElement, type ReactNode } from 'react'

/** The words of what is to be printed, as far as its elements hold them: what components add is left out. */
export function elementText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(elementText).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? elementText(node.props.children) : ''
}

/** Words as filters compare them: without case and accents, quotes as keyboards have them, one space between words. */
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
