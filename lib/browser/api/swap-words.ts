/** What each text said before its words were swapped. */
const originals = new WeakMap<Text, string>()

/**
 * Swaps words in the texts of an element, always from what the page said at first. Values that the reader filled in
 * stay as they are.
 * @param words what stands in the page, and what to show instead
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

/** A text with each of the words swapped, all in one pass. */
export function swapInText(text: string, words: ReadonlyMap<string, string>): string {
  const known = [...words.keys()].filter((word) => word !== '')
  if (known.length === 0) return text
  const pattern = known.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.replace(new RegExp(pattern, 'g'), (word) => words.get(word) ?? word)
}
