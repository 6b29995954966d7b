import { readFileSync } from 'node:fs'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { expect, it } from 'vitest'
import { compileBody } from '../../tests/fixtures/compiled-page'
import { expectYaml } from '../../tests/fixtures/expected-files'
import { NOT_MDX, REFUSED, RENDERED } from '../../tests/fixtures/markdown-table'
import { ProblemError } from '../content/problem'
import { code, table } from './nodes/nodes'
import type { CompiledPage } from './project'

const guide = readFileSync('CONTRIBUTING.md', 'utf8')

/** The section `## Part` of a page in each output of the site. Tags of images stay, for their alternative texts. */
function outputsOfPart({ html, compiled }: { html: string; compiled: CompiledPage }) {
  return {
    page: html.replace(/<(?!img)[^>]*>/g, ''),
    'Markdown copy': compiled.markdown ?? '',
    sections: JSON.stringify(compiled.sections),
  }
}

/** A Markdown table in the format that CONTRIBUTING uses. */
function markdownTable(
  head: readonly string[],
  rows: readonly (readonly [string, string, ...string[]])[],
) {
  const inLine = (text: string) => text.replace(/\n+/g, (ends) => `${' ↵'.repeat(ends.length)} `)
  const nodes = rows.map(([name, sample, ...rest]) => ({
    cells: [name, code(inLine(sample.trimEnd())), ...rest],
  }))
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })]
  return toMarkdown(table(head, nodes), { extensions })
}

it('each output has each element that CONTRIBUTING lists', async () => {
  const page = await compileBody(RENDERED.map(([, markdown]) => markdown).join('\n\n'))
  for (const [output, text] of Object.entries(outputsOfPart(page)))
    for (const [name, , words] of RENDERED)
      for (const word of words) expect(text, `${name} in ${output}`).toContain(word)
  const rows = RENDERED.map(([name, markdown]) => [name, markdown] as const)
  expect(guide).toContain(markdownTable(['Element', 'Written'], rows))
})

async function problemIn(markdown: string) {
  const error = await compileBody(markdown).catch((reason: unknown) => reason)
  const [problem] = error instanceof ProblemError ? error.problems : []
  // Five lines of front matter and a blank line come first.
  expect(problem, markdown).toMatchObject({
    file: 'pages/docs/Page.mdx',
    line: expect.any(Number),
    found: expect.stringMatching(/\S/),
  })
  expect(problem?.line, markdown).toBeGreaterThan(6)
  expect(`${problem?.found}`, markdown).not.toMatch(/acorn|micromark|U\+|estree/)
  return problem
}

it('each mistake that CONTRIBUTING lists is reported with its line and the fix', async () => {
  const rows: [string, string, string][] = []
  for (const [name, markdown] of REFUSED)
    rows.push([name, markdown, (await problemIn(markdown))?.expected ?? ''])
  expect(guide).toContain(markdownTable(['From elsewhere', 'Found', 'Expected'], rows))
})

it('what is not MDX is reported with its line, what was found, and the page about Markdown', async () => {
  const found: Record<string, string> = {}
  for (const markdown of [...REFUSED.map(([, text]) => text), ...NOT_MDX]) {
    const problem = await problemIn(markdown)
    if (NOT_MDX.includes(markdown))
      expect(problem?.expected, markdown).toBe('MDX, as shown on /markdown-page')
    found[markdown] = `${problem?.line}: ${problem?.found}`
  }
  await expectYaml(found, 'not-mdx')
})
