import { readFileSync } from 'node:fs'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { describe, expect, it } from 'vitest'
import { compileBody } from '../../tests/fixtures/compile-page'
import { REFUSED, RENDERED } from '../../tests/fixtures/markdown-table'
import { outputsOfPart } from '../../tests/fixtures/page-outputs'
import { ProblemError } from '../content/problem'
import { code, table } from './nodes/nodes'

const guide = readFileSync('CONTRIBUTING.md', 'utf8')

/** A Markdown table in the format that CONTRIBUTING uses. */
function markdownTable(
  head: readonly string[],
  rows: readonly (readonly [string, string, ...string[]])[],
) {
  const nodes = rows.map(([name, sample, ...rest]) => ({
    cells: [name, code(sample.trimEnd().replace(/\n+/g, ' ↵ ')), ...rest],
  }))
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  return toMarkdown(table(head, nodes), { extensions })
}

describe('each output has', () => {
  it.each(RENDERED)('%s', async (_name, markdown, words) => {
    const page = await compileBody(`## Part\n\n${markdown}\n`)
    for (const [output, text] of Object.entries(outputsOfPart(page)))
      for (const word of words) expect(text, output).toContain(word)
  })

  it('the table in CONTRIBUTING', () => {
    const rows = RENDERED.map(([name, markdown]) => [name, markdown] as const)
    expect(guide).toContain(markdownTable(['Element', 'Written'], rows))
  })
})

it('each mistake that CONTRIBUTING lists is reported with its line and the fix', async () => {
  const rows: [string, string, string][] = []
  for (const [name, markdown] of REFUSED) {
    const error = await compileBody(markdown).catch((reason: unknown) => reason)
    const [problem] = error instanceof ProblemError ? error.problems : []
    // Five lines of front matter and a blank line come first.
    expect(problem, name).toMatchObject({ file: 'pages/docs/Page.mdx', line: expect.any(Number) })
    expect(problem?.line, name).toBeGreaterThan(6)
    expect(`${problem?.found}`, name).not.toMatch(/acorn|micromark|U\+|estree/)
    rows.push([name, markdown, problem?.expected ?? ''])
  }
  expect(guide).toContain(markdownTable(['From elsewhere', 'Found', 'Expected'], rows))
})
