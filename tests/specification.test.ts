import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TABLE = 'tests/SPECIFICATION.md'
const STEP = ' › '
const DELIBERATE = 'Deliberate: '
/** Last cell of each row: proofs and reasons, with `<br>` between them. */
const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+[a-z]? \|/.test(line))
  .map((line) => ({
    line,
    parts: (line.split(/(?<!\\)\|/).at(-2) ?? '').split('<br>').map((part) => part.trim()),
  }))

it('every sentence of the specification has a test or a reason', () => {
  expect(rows.length).toBeGreaterThan(110)
  const bare = rows.filter(({ parts }) => parts.some((part) => !/\S+ \S+ \S+/.test(part)))
  expect(bare).toEqual([])
})

it('every test named for the specification exists', () => {
  const proofs = rows.flatMap(({ parts }) => parts).filter((part) => !part.startsWith(DELIBERATE))
  expect(proofs.filter((proof) => !isProven(proof))).toEqual([])
})

/** Whether the file has each title of a proof; parameters of a title match anything. */
function isProven(proof: string): boolean {
  const [name = '', ...titles] = proof.replaceAll('\\|', '|').split(STEP)
  const file = name.replaceAll('`', '')
  const path = /^(lib|components|scripts|tools|tests)\//.test(file) ? file : `tests/e2e/${file}`
  if (!existsSync(path) || titles.length === 0) return false
  const patterns = titlePatterns(readFileSync(path, 'utf8'))
  return titles.every((title) => patterns.some((pattern) => pattern.test(title)))
}

/** The texts in quotes of a test file; one that is all parameters would match any title. */
function titlePatterns(source: string): RegExp[] {
  const texts = [...source.matchAll(/(['"`])((?:\\.|(?!\1).)+)\1/g)].map(([, , text = '']) => text)
  return texts
    .map((text) => text.split(/\$\{[^}]*\}|\$\w+|%[sdifjo]/))
    .filter((parts) => parts.some((part) => /\w/.test(part)))
    .map((parts) => new RegExp(`^${parts.map(escapeText).join('.+')}$`))
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
