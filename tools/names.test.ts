import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow, readText } from '../lib/content/project-files'

/** A file, an export, or a private function. */
type Named = { readonly name: string; readonly file: string; readonly isExported: boolean }

function namesIn(file: string, text: string): Named[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const declaredNames = statements.flatMap((statement): Named[] => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : []
    const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
    if (!isExported && !ts.isFunctionDeclaration(statement)) return []
    const declared: readonly ts.Node[] = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement]
    return declared.flatMap((node) => {
      const name = ts.getNameOfDeclaration(node as ts.Declaration)
      return name && ts.isIdentifier(name) ? [{ name: name.text, file, isExported }] : []
    })
  })
  return [{ name: path.basename(file), file, isExported: true }, ...declaredNames]
}

/** Names that a file exports, and that mean something else in another file. */
function sharedNames(files: readonly (readonly [file: string, text: string])[]): string[] {
  const all = files.flatMap(([file, text]) => namesIn(file, text))
  const owners = new Map(
    all.flatMap(({ name, file, isExported }) => (isExported ? [[name, file] as const] : [])),
  )
  return all.flatMap(({ name, file }) => {
    const owner = owners.get(name) ?? file
    return owner === file ? [] : `${name} in ${file}, and owned by ${owner}`
  })
}

it('the name of a file or an export means one thing in the whole project', () => {
  const files = ['components', 'lib', 'scripts', 'tools']
    .flatMap((folder) => filesBelow('.', folder))
    .filter((file) => /(?<!\.(?:test|d))\.tsx?$/.test(file))
    .map((file) => [file, readText(file)] as const)
  expect(sharedNames(files)).toEqual([])
})

it('a second file, export, or private function is found, a private constant is not', () => {
  const files = [
    ['a.ts', 'export const pageOf = 1\nfunction own() {}'],
    ['b.tsx', 'function pageOf() {}\nfunction own() {}'],
    ['c.ts', 'const pageOf = 2\nexport type pages = 3'],
    ['d.ts', 'export class pages {}'],
    ['x/a.ts', ''],
  ] as const
  expect(sharedNames(files)).toEqual([
    'a.ts in a.ts, and owned by x/a.ts',
    'pageOf in b.tsx, and owned by a.ts',
    'pages in c.ts, and owned by d.ts',
  ])
})
