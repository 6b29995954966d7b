import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { inlineMarkdown } from '../../content/inline-markdown'
import {
  OPEN_QUESTIONS_FILE,
  type OpenQuestion,
  questionsOn,
  readOpenQuestions,
} from '../../content/questions/open-questions'
import type { BuildContext } from '../build-context'
import { bulletList, heading, paragraph, strong } from '../nodes/nodes'

const LAST_SECTION = /^Related pages\b/

/**
 * Adds the section "Open points" to each page that has open questions for the vendor. The section goes above "Related
 * pages" or, on a page without "Related pages", at the end.
 */
export function remarkOpenPoints(context: BuildContext) {
  return (tree: Root, file: VFile): void => {
    const full = path.join(context.root, OPEN_QUESTIONS_FILE)
    if (file.data.page === undefined || !existsSync(full)) return
    const questions = questionsOn(file.data.page.route, readOpenQuestions(context.root))
    if (questions.length === 0) return
    const last = tree.children.findIndex(
      (node) => node.type === 'heading' && LAST_SECTION.test(plainText(node)),
    )
    tree.children.splice(last === -1 ? tree.children.length : last, 0, ...openPoints(questions))
  }
}

function openPoints(questions: readonly OpenQuestion[]): RootContent[] {
  return [
    heading(2, 'Open points', 'open-points'),
    paragraph(
      'Each question below can be answered only by Capella. Until Capella answers, follow the advice given with the question.',
    ),
    bulletList(
      questions.map(({ question, why, until }) => [
        strong(inlineMarkdown(question)),
        ' ',
        inlineMarkdown(why),
        ' ',
        inlineMarkdown(until),
      ]),
    ),
  ]
}
