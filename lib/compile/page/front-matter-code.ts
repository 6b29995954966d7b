import path from 'node:path'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { OpenSection, PageData } from '../../content/navigation/navigation'
import { programOf, type Statement } from '../nodes/jsx-attributes'

type Identifier = Extract<ReturnType<typeof valueToEstree>, { type: 'Identifier' }>

/**
 * Module with the sidebar's open sections. The import's query is the path of the innermost open section.
 * `open-sections-loader.mjs` replaces the file's content with the sections for that path.
 */
const SECTIONS_FILE = 'lib/output/webpack/open-sections.json'
const SECTIONS: Identifier = { type: 'Identifier', name: 'openSections' }

/**
 * Front matter as JavaScript, which Nextra accepts in place of YAML. It imports the open sections of the sidebar,
 * because copies of a large section in all of its pages would slow down the build.
 * @param file path relative to the project folder
 * @param section path of the innermost open section; undefined if no section is open
 */
export function frontMatterCode(
  file: string,
  data: Omit<PageData, 'sections'>,
  section: string | undefined,
): MdxjsEsm[] {
  const sections: readonly OpenSection[] = []
  const frontMatter: PageData = { ...data, sections }
  if (section === undefined) return [exportFrontMatter(valueToEstree(frontMatter))]
  const source = path.posix.relative(path.posix.dirname(file), SECTIONS_FILE)
  const replacer = (value: unknown) => (value === sections ? SECTIONS : undefined)
  return [
    importSections(`${source}?${section}`),
    exportFrontMatter(valueToEstree(frontMatter, { replacer })),
  ]
}

function importSections(source: string): MdxjsEsm {
  return esmNode({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: SECTIONS }],
    source: { type: 'Literal', value: source },
    attributes: [],
  })
}

function exportFrontMatter(init: ReturnType<typeof valueToEstree>): MdxjsEsm {
  const id: Identifier = { type: 'Identifier', name: 'frontMatter' }
  return esmNode({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id, init }],
    },
  })
}

function esmNode(statement: Statement): MdxjsEsm {
  return { type: 'mdxjsEsm', value: '', data: { estree: programOf(statement) } }
}
