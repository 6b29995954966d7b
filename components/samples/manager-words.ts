import { cloneElement, isValidElement, type ReactNode } from 'react'
import type { Manager } from '../../lib/content/api/managers'

/**
 * What to swap in samples that were written for one manager, to show another.
 * @param port port to show; empty for that of the manager
 */
export function managerWords(shown: Manager, wanted: Manager, port: string): Map<string, string> {
  return new Map([
    [shown.port, port || wanted.port],
    ...shown.words.map((word, index): [string, string] => [word, wanted.words[index] ?? word]),
  ])
}

/** What is to be printed, with words swapped in its texts. */
export function swapWords(node: ReactNode, words: ReadonlyMap<string, string>): ReactNode {
  if (typeof node === 'string') return swapInText(node, words)
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const { children } = node.props
  const texts = Array.isArray(children) ? children : [children]
  return cloneElement(node, undefined, ...texts.map((child) => swapWords(child, words)))
}

/** A string with each of the words swapped, all in one pass. */
export function swapInText(text: string, words: ReadonlyMap<string, string>): string {
  const known = [...words.keys()].filter((word) => word !== '')
  if (known.length === 0) return text
  const pattern = known.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.replace(new RegExp(pattern, 'g'), (word) => words.get(word) ?? word)
}
