import path from 'node:path'
import type { Identifier } from 'estree'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { PageData, SidebarItem } from '../../content/navigation/navigation'

type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number]

/** The module with the items of a section. The query names the section, for `section-items-loader.mjs`. */
const SECTION_MODULE = 'lib/output/webpack/section-items.json'

/**
 * Front matter as JavaScript, which Nextra accepts in place of YAML. It imports the items of the sidebar's open
 * sections, because copies of a large section in all of its pages would slow down the build.
 * @param file path relative to the project folder
 * @param sections paths of the open sections, outermost first
 */
export function frontMatterCode(
  file: string,
  data: Omit<PageData, 'sections'>,
  sections: readonly string[],
): MdxjsEsm[] {
  const module = path.posix.relative(path.posix.dirname(file), SECTION_MODULE)
  const variables = new Map<unknown, Identifier>()
  const openSections = sections.map((section, index) => {
    const items: readonly SidebarItem[] = []
    variables.set(items, { type: 'Identifier', name: `section${index}` })
    return { path: section, items }
  })
  const imports = [...variables.values()].map((local, index) =>
    importDefault(local, `${module}?${sections[index]}`),
  )
  const frontMatter: PageData = { ...data, sections: openSections }
  const value = valueToEstree(frontMatter, { replacer: (part) => variables.get(part) })
  return [...imports, exportConst('frontMatter', value)].map(esmNode)
}

function importDefault(local: Identifier, module: string): Statement {
  return {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local }],
    source: { type: 'Literal', value: module },
    attributes: [],
  }
}

function exportConst(name: string, init: ReturnType<typeof valueToEstree>): Statement {
  const declarator = { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init } as const
  return {
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] },
  }
}

/** Nextra expects one statement in each node. */
function esmNode(statement: Statement): MdxjsEsm {
  const estree = { type: 'Program', sourceType: 'module', comments: [], body: [statement] } as const
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { ...estree, comments: [], body: [statement] } },
  }
}
