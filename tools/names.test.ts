import ts from 'typescript'
import { expect, it } from 'vitest'
import { listFiles, readText } from '../lib/content/project-files'

const FOLDERS = ['components', 'lib', 'scripts', 'tools']

type Named = { readonly name: string; readonly file: string; readonly isExported: boolean }

/** The exports of a file, and its private functions. */
function namesIn(file: string, text: string): Named[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
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
}

/** Names that a file exports, and that mean something else in another file. */
function sharedNames(files: readonly (readonly [file: string, text: string])[]): string[] {
  const all = files.flatMap(([file, text]) => namesIn(file, text))
  const owners = new Map(
    all.flatMap(({ name, file, isExported }) => (isExported ? [[name, file] as const] : [])),
  )
  return all
    .filter(({ name, file }) => (owners.get(name) ?? file) !== file)
    .map(({ name, file }) => `${name} in ${file}, and exported by ${owners.get(name)}`)
}

it('an exported name means one thing in the whole project', () => {
  const files = FOLDERS.flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /(?<!\.(?:test|d))\.tsx?$/.test(file))
    .map((file) => [file, readText(file)] as const)
  expect(sharedNames(files)).toEqual([])
})

it('a second export and a private function are found, a private constant is not', () => {
  const files = [
    ['a.ts', 'export const pageOf = 1\nfunction own() {}'],
    ['b.tsx', 'function pageOf() {}\nfunction own() {}'],
    ['c.ts', 'const pageOf = 2\nexport type pages = 3'],
    ['d.ts', 'export class pages {}'],
  ] as const
  expect(sharedNames(files)).toEqual([
    'pageOf in b.tsx, and exported by a.ts',
    'pages in c.ts, and exported by d.ts',
  ])
})
