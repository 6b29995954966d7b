import { expect, it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { createProject, type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { formatBySeverity } from '../problem'
import { readPageMap } from './read-page-map'

async function read(files: ProjectFiles) {
  const reading = await readPageMap(createProject(files), {})
  return { ...reading, ...formatBySeverity(reading.problems) }
}

const meta = (...names: string[]) =>
  `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])))}`

it.each([
  ['pages/docs/x.mdx', 'pages/docs/x/index.mdx'],
  ['pages/docs/x.md', 'pages/docs/x.mdx'],
])(
  '§8 a duplicate route is a warning with both files: %s is not used, %s is',
  async (unused, used) => {
    const { error, warning, pages } = await read({
      [unused]: pageText('Unused'),
      [used]: pageText('Used'),
    })
    expect(error).toEqual([])
    expect(warning).toEqual([
      `${unused}: duplicate route: ${used} has the same route and is used: rename or delete one of the files`,
    ])
    expect(pages.map(({ file }) => file)).toEqual([used])
  },
)

/** Two pages with the same text in a field. */
const twoPages = (field: string) => {
  const text = { [field]: 'Words on two pages, long enough to be a description of them.' }
  return { 'pages/docs/a.mdx': pageText('A', text), 'pages/docs/b.mdx': pageText('B', text) }
}
const separated = (text: string) => ({
  'pages/docs/_meta.ts': `export default {\n${text} }`,
  'pages/docs/A.mdx': pageText('A'),
})

/** The page of a method, with the sample site's data of the API. */
const method = (name: string, verb = 'POST') => ({
  ...Object.fromEntries(
    Object.entries(SAMPLE_FILES)
      .filter(([file]) => /^data\/(?:stream-api|placeholders)/.test(file))
      .map(([file, text]) => [file, text.replace('verb: POST', `verb: ${verb}`)]),
  ),
  [`pages/docs/Stream/API/API_Methods/${name}.mdx`]: '---\ntitle: A\n---\n\n<ApiMethod />\n',
})

const MISTAKES: Readonly<Record<string, ProjectFiles>> = {
  ...Object.fromEntries(
    ['A.md', 'A.MDX', 'A.html', '_meta.json'].map((name) => [
      `the file ${name}`,
      { [`pages/docs/${name}`]: pageText('A') },
    ]),
  ),
  'a title that another page has': twoPages('title'),
  'a description that another page has': twoPages('description'),
  'a missing sidebar link': {
    'pages/docs/_meta.ts': meta('A', 'Akamia'),
    'pages/docs/A.mdx': pageText('A', { colour: 'red' }),
    'pages/docs/Akamai.mdx': pageText('Akamai'),
  },
  'a label that no reader would see': separated("'-- a': { type: 'separator' }, A: ''"),
  'a method without data': method('SendMail'),
  'two methods whose data has a mistake': {
    ...method('AddEvent', 'PATCH'),
    ...method('ImportEvents', 'PATCH'),
  },
  'a label at the end': separated("A: '', '-- a': { type: 'separator', title: 'a' }"),
}

it('§8 mistakes, such as a missing sidebar link, are errors', async () => {
  const found: Record<string, object> = {}
  for (const [name, files] of Object.entries(MISTAKES)) found[name] = (await read(files)).error
  await expectYaml(found, 'page-map-problems')
})

it('a page that _meta.ts omits comes last, in alphabetical order, with a notice', async () => {
  const { nodes, error, notice } = await read({
    'pages/docs/_meta.ts': meta('C'),
    'pages/docs/index.mdx': pageText('Documentation'),
    'pages/docs/A.mdx': pageText('A'),
    'pages/docs/constructor.mdx': pageText('B'),
    'pages/docs/C.mdx': pageText('C'),
  })
  expect(error).toEqual([])
  const rule = 'if a sidebar shows this folder, unlisted entries come last, sorted by name'
  expect(notice).toEqual(
    ['A', 'constructor'].map((name) => `pages/docs/_meta.ts: ${name} is not listed: ${rule}`),
  )
  expect(nodes[0]?.children.map(({ name }) => name)).toEqual(['C', 'A', 'constructor'])
})
