/** A manager as the samples name it. */
export type Manager = {
  readonly name: string
  readonly port: string
  /** What differs in URLs and XML, in the same order for each manager. */
  readonly words: readonly string[]
}

/** Reads the managers that the page was made with: fields between commas, managers between semicolons. */
export function parseManagers(text: string | null): readonly Manager[] {
  return (text ?? '').split(';').flatMap((entry) => {
    const [name, port, ...words] = entry.split(',')
    return name === undefined || port === undefined ? [] : [{ name, port, words }]
  })
}

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

/** What each text node said before its words were swapped. */
const originals = new WeakMap<Text, string>()

/**
 * Swaps words in the text nodes of an element, always starting from the original page. Values that the reader filled in
 * stay as they are.
 * @param words each word of the original page, and what to show instead
 */
export function swapWords(root: Node, words: ReadonlyMap<string, string>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!(node instanceof Text) || node.parentElement?.closest('var')) continue
    const original = originals.get(node) ?? node.data
    const swapped = swapInText(original, words)
    if (swapped === node.data) continue
    originals.set(node, original)
    node.data = swapped
  }
}

/** A string with each of the words swapped, all in one pass. */
export function swapInText(text: string, words: ReadonlyMap<string, string>): string {
  const known = [...words.keys()].filter((word) => word !== '')
  if (known.length === 0) return text
  const pattern = known.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.replace(new RegExp(pattern, 'g'), (word) => words.get(word) ?? word)
}
