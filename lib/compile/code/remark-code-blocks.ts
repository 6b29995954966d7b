import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { checkedLanguage, type SourceBlock } from '../../content/checks/blocks/source-block'
import { placeOf, relativePath } from '../content-error'

declare module 'vfile' {
  interface DataMap {
    codeBlocks: readonly SourceBlock[]
  }
}

/** Notes the code blocks of a page that `npm run check` reads, with those of its partials and data. */
export function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    const blocks: SourceBlock[] = []
    visit(tree, 'code', ({ lang, value, position }) => {
      const language = checkedLanguage(lang)
      if (language === undefined) return
      const { file: origin = relativePath(file), line } = placeOf(file, position)
      blocks.push({ language, text: value, file: origin, line: line && line + 1 })
    })
    file.data.codeBlocks = blocks
  }
}
