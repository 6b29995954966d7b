import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { checkedLanguage, type SourceBlock } from '../../content/checks/blocks/source-block'
import { contentError, placeOf, relativePath } from '../content-error'
import { CODE_LANGUAGES } from './highlight'

declare module 'vfile' {
  interface DataMap {
    codeBlocks: readonly SourceBlock[]
  }
}

const META = /^(?:\s*(?:title="[^"]+"|placeholders|sample)(?=\s|$))*$/

/**
 * Restricts the text after a code block's language, because Nextra turns some of that text into components. Collects
 * the blocks whose code `npm run check` validates.
 */
export function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    const blocks: SourceBlock[] = []
    visit(tree, 'code', ({ lang, meta, value, position }) => {
      const refuse = (found: string, expected: string) =>
        contentError(file, position, { field: 'code block', found, expected })
      if (!CODE_LANGUAGES.includes(lang ?? ''))
        throw refuse(
          lang ? `language "${lang}"` : 'no language',
          `one of ${CODE_LANGUAGES.join(', ')}`,
        )
      if (!META.test(meta ?? ''))
        throw refuse(`${meta} after the language`, 'only title="…", placeholders, or sample')
      const language = checkedLanguage(lang)
      if (language === undefined) return
      const { file: origin = relativePath(file), line } = placeOf(file, position)
      blocks.push({ language, text: value, file: origin, line: line && line + 1 })
    })
    file.data.codeBlocks = blocks
  }
}
