import type { MdxjsEsm } from 'mdast-util-mdx'

/** Nextra's own components: pages have theirs under the same names. */
const FROM_NEXTRA = /^import\s*\{[^}]*\}\s*from\s*(['"])nextra\/components\1;?[ \t]*$/gm

/** The imports and exports of a page, each on the line where the page has it. */
export function statementLines(statements: readonly MdxjsEsm[]): string {
  let text = ''
  for (const { value, position } of statements) {
    const missing = (position?.start.line ?? 1) - text.split('\n').length
    text += `${'\n'.repeat(Math.max(missing, 0))}${value.replace(FROM_NEXTRA, '')}\n`
  }
  return text
}

/** The names that statements give to what they import or export. */
export function boundNames(statements: readonly MdxjsEsm[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { data, value } of statements) {
    if (value.replace(FROM_NEXTRA, '').trim() === '') continue
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration')
        for (const { local } of statement.specifiers) names.add(local.name)
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
      if (declared?.type === 'VariableDeclaration') {
        for (const { id } of declared.declarations) if (id.type === 'Identifier') names.add(id.name)
      } else if (declared) names.add(declared.id.name)
    }
  }
  return names
}
