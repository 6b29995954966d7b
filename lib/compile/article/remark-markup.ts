import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  ImageReference,
  LinkReference,
  Node,
  Root,
  Text,
} from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type Finding, type Problem, ProblemError, problemsOf } from '../../content/problem'
import { contentError } from '../content-error'
import type { Project } from '../project'
import { elementFault } from './element-faults'
import { foreignText } from './foreign-markup'
import { checkComponent, checkExpression, checkImports } from './mdx-rules'

/** Rejects markup that would not render as meant, or that an output cannot contain. Throws all faults of the page. */
export function remarkMarkup({ root }: Pick<Project, 'root'>) {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = []
    const imported: string[] = []
    visit(tree, 'mdxjsEsm', (node) => {
      problems.push(...problemsOf(() => imported.push(...checkImports(node, file, root))))
    })
    const isDraft = file.data.page?.frontMatter.status === 'draft'
    const faults: Fault[] = []
    const definitions: (Definition | FootnoteDefinition)[] = []
    const used = new Set<string>()
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          problems.push(...problemsOf(() => checkExpression(node, file)))
          break
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          if (!imported.includes(node.name?.split('.')[0] ?? ''))
            problems.push(...problemsOf(() => checkComponent(node, file)))
          break
        case 'text':
          faults.push(...textFaults(node, index))
          break
        case 'strong':
          if (!isDraft && textOf(node) === 'Write:')
            faults.push({ ...UNWRITTEN, position: node.position })
          break
        case 'definition':
        case 'footnoteDefinition':
          definitions.push(node)
          break
        case 'footnoteReference':
        case 'imageReference':
        case 'linkReference':
          used.add(nameOf(node))
      }
      const finding = elementFault(node, parent)
      if (finding !== undefined) faults.push({ ...finding, position: node.position })
    })
    faults.push(...definitionFaults(definitions, used))
    if (!isDraft && tree.children.every(({ type }) => type === 'yaml'))
      faults.push({ found: 'no text', expected: 'some', position: tree.position })
    for (const { position, ...finding } of faults)
      problems.push(...contentError(file, position, finding).problems)
    if (problems.length > 0)
      throw new ProblemError(problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)))
  }
}

const UNWRITTEN = { found: 'a hint from the template', expected: 'your text' }

type Fault = Finding & Pick<Node, 'position'>

function textFaults({ value, position, data }: Text, index: number | undefined): Fault[] {
  // Text after code, emphasis, or a link does not start a line, so `^` must not match there.
  const before = index === 0 ? '' : NO_START
  const escapes = data?.escapes?.map((place) => place + before.length)
  const foreign = foreignText(`${before}${value}`, escapes)
  if (foreign === undefined || position === undefined) return []
  const { above, ...finding } = foreign
  const start = { ...position.start, line: position.start.line + above }
  return [{ ...finding, position: { ...position, start } }]
}

const NO_START = '\0'

type Named = Definition | FootnoteDefinition | FootnoteReference | ImageReference | LinkReference

function nameOf({ type, identifier }: Named): string {
  return type.startsWith('footnote') ? `[^${identifier}]` : `[${identifier}]`
}

/** Markdown silently drops unused definitions, and all but the first of several definitions with the same name. */
function definitionFaults(definitions: readonly Named[], used: ReadonlySet<string>): Fault[] {
  const undefinedNames = new Set(used)
  return definitions.flatMap((definition) => {
    const name = nameOf(definition)
    if (undefinedNames.delete(name)) return []
    const expected = `one definition for a ${name} in the text, or **bold** for a word before a colon`
    const found = `a second or unused definition ${name}: …`
    return [{ found, expected, position: definition.position }]
  })
}
