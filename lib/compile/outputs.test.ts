import { readFileSync } from 'node:fs'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { expect, it } from 'vitest'
import { compileBody, compilePage } from '../../tests/fixtures/compiled-page'
import { expectYaml } from '../../tests/fixtures/expected-files'
import { NOT_MDX, REFUSED, RENDERED } from '../../tests/fixtures/markdown-table'
import { pageText } from '../../tests/fixtures/temp-project'
import { ProblemError } from '../content/problem'
import { readOpenQuestions } from '../content/questions/open-questions'
import { readReleases } from '../content/releases/read-releases'
import { COMPONENT_NAMES } from '../content/writer-components'
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
  const nodes = rows.map(([name, sample, ...rest]) => ({
    cells: [name, code(sample.trimEnd().replace(/\n+/g, ' ↵ ')), ...rest],
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

it('a footnote or link that the text does not use is reported', async () => {
  for (const name of ['[^n]', '[g]'])
    expect((await problemIn(`${name}: /docs/Guide`))?.found).toBe(
      `a second or unused definition ${name}: …`,
    )
})

const TABS = '<Tabs>\n<Tab label="A">\nOne.\n</Tab>\n<Tab label="B">\nTwo.\n</Tab>\n</Tabs>'

/** A sample use of each component. */
const COMPONENTS: Readonly<Record<string, string>> = {
  ApiMethod: '<ApiMethod />',
  ApiMethods: '<ApiMethods />',
  ApiPart: '<ApiPart name="services" />',
  ApiType: '<ApiType />',
  Callout: '<Callout title="T">\nText.\n</Callout>',
  ChildCards: '<ChildCards />',
  Diagram: '<Diagram name="stream-akamai" />',
  EventAttributes: '<EventAttributes />',
  Expect: '<Expect>\nText.\n</Expect>',
  Kbd: 'Press <Kbd>K</Kbd>.',
  LifeCycles: '<LifeCycles names="helm-3" />',
  Mark: '<Diagram name="windows/cleanup-trigger" />\n\n<Mark>5</Mark> <Mark>6</Mark> <Mark>7</Mark>.',
  Partial: '<Partial file="ftc-tutorials/run-job" />',
  Ports: '<Ports platform="kubernetes" provider="aws" />',
  ReleaseNotes: '<ReleaseNotes oldest="4.0" />',
  Specification: '<Specification />',
  Steps: '<Steps>\n\n### One\n\nText.\n\n</Steps>',
  Tab: TABS,
  Tabs: TABS,
  Troubleshooting: '<Troubleshooting />',
  TutorialIndex: '<TutorialIndex />',
  UiPath: '<UiPath>A › B</UiPath>',
  Values: '<Values />\n\n```bash\nls <cluster-id>\n```',
}

it('these tests cover every component that a page can use', () => {
  expect(Object.keys(COMPONENTS)).toEqual(COMPONENT_NAMES)
})

const SYMPTOMS =
  '## Troubleshooting\n\n| Symptom [seen: job-fails] | Cause | What to do |\n|---|---|---|\n| A | B | C |\n'
/** Routes for components that need a page with a certain name, or of their own. */
const ROUTES: Readonly<Record<string, string>> = {
  ApiMethod: 'docs/Stream/API/API_Methods/AddEvent',
  ApiType: 'docs/Stream/API/Event_Attributes/Slot',
  Values: 'docs/Guide',
}
const [question] = readOpenQuestions('.')
const [release] = readReleases('.').releases
const [entry] = release?.entries.filter(({ see }) => see !== undefined) ?? []

const MOST = Object.keys(COMPONENTS).filter((name) => !(name in ROUTES) && name !== 'Tab')

it.each<readonly [string, string, readonly string[]]>([
  ['most components', 'docs/FTC/Troubleshooting', MOST],
  ...Object.entries(ROUTES).map(([name, route]) => [`<${name}>`, route, [name]] as const),
  ['the open points', String(question?.pages[0]).slice(1), ['Kbd']],
  ['mentions of the page in release notes', String(entry?.see?.[0]).slice(1), ['Kbd']],
])('text next to %s appears in every output', async (_part, route, names) => {
  const file = `pages/${route}.mdx`
  const placeholders = names.includes('Values') ? 'stream-kubernetes' : null
  const body = names.map((name) => `${COMPONENTS[name]}\n\nBelow ${name} is omega.\n`)
  const page = await compilePage(
    file,
    {
      [file]: pageText('Page', { placeholders }, `Above is alpha.\n\n${body.join('\n')}`),
      [`pages/${route}/Child.mdx`]: pageText('Child', { tags: '[captions]' }, SYMPTOMS),
    },
    ['data', 'partials', 'components'],
  )
  for (const [output, text] of Object.entries(outputsOfPart(page)))
    for (const words of ['Above is alpha.', ...names.map((name) => `Below ${name} is omega.`)])
      expect(text, output).toContain(words)
})
