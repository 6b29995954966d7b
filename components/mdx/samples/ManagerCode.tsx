import { cloneElement, isValidElement, type ReactNode } from 'react'
import { tabChoiceItem } from '../../../lib/browser/storage/storage-items'
import { MANAGER_GROUP } from '../../../lib/content/api/sample-request'
import { usePage } from '../../ui/PageContext'
import { useStored } from '../../ui/useStored'

/**
 * Code for the manager that the reader has chosen.
 * @param children code for the first of the page's managers
 */
export function ManagerCode({ children }: Code) {
  return usePage().managers === undefined ? children : <SwappedCode>{children}</SwappedCode>
}

type Code = { readonly children?: ReactNode }

/** The page's code is written for its first manager. The reader chooses another with a tab, on any page. */
function SwappedCode({ children }: Code) {
  const [defaultManager, ...others] = usePage().managers ?? []
  const chosen = useStored(tabChoiceItem)?.[MANAGER_GROUP]
  const manager = others.find(({ name }) => name === chosen)
  if (defaultManager === undefined || manager === undefined) return children
  const words = new Map([[defaultManager.port, manager.port]])
  for (const [index, word] of defaultManager.words.entries())
    words.set(word, manager.words[index] ?? word)
  return swapWords(children, words)
}

function swapWords(node: ReactNode, words: ReadonlyMap<string, string>): ReactNode {
  if (typeof node === 'string') return swapInText(node, words)
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const { children } = node.props
  const texts = Array.isArray(children) ? children : [children]
  return cloneElement(node, undefined, ...texts.map((child) => swapWords(child, words)))
}

/** Replaces all words in a single pass, so that words in a replacement stay unchanged. */
function swapInText(text: string, words: ReadonlyMap<string, string>): string {
  const pattern = [...words.keys()]
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  return text.replace(new RegExp(pattern, 'g'), (word) => words.get(word) ?? word)
}
