import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readStreamApi } from '../../lib/content/api/read-stream-api'
import { checkApiPages } from '../../lib/content/checks/check-api-pages'
import { unwrittenHints } from '../../lib/content/checks/unwritten-hints'
import { readPageMap } from '../../lib/content/pages/read-page-map'
import { printBySeverity, printProblem } from '../../lib/content/problem'
import { compilePage } from '../../tests/fixtures/compile-page'
import {
  createProject,
  descriptionOf,
  pageText,
  writeFiles,
} from '../../tests/fixtures/temp-project'
import { type NewPage, planNewPage } from './new-page'

const TUTORIALS = 'pages/docs/FTC/Tutorials'
const METHODS = 'pages/docs/Stream/API/API_Methods'
const TODAY = '2026-03-14'
const meta = (...names: string[]) =>
  ['export default {', ...names.map((name) => `  ${name}: '',`), '}', ''].join('\n')

const project = {
  [`${TUTORIALS}/_meta.ts`]: meta('index', 'Logo_Filter', "'SCTE-35_Insertion'"),
  [`${TUTORIALS}/index.mdx`]: pageText('FTC tutorials'),
  [`${TUTORIALS}/Logo_Filter.mdx`]: pageText('Logo filter'),
  [`${TUTORIALS}/SCTE-35_Insertion.mdx`]: pageText('SCTE-35 insertion'),
  [`${METHODS}/_meta.ts`]: meta('index', 'AddEvent'),
  [`${METHODS}/index.mdx`]: pageText('API methods'),
  [`${METHODS}/AddEvent.mdx`]: pageText('AddEvent', {}, '<ApiMethod name="AddEvent" />'),
  'data/stream-api/api.yaml': readFileSync('data/stream-api/api.yaml', 'utf8'),
  'data/stream-api/types/.gitkeep': '',
  'data/stream-api/methods/.gitkeep': '',
}

function make(...args: string[]): NewPage & { readonly root: string } {
  const root = createProject(project)
  const page = planNewPage(root, args, TODAY)
  writeFiles(root, Object.fromEntries(page.files))
  return { root, ...page }
}

/** Errors of the whole project, the way `npm run check` has them. */
async function errorsOf(root: string): Promise<readonly string[]> {
  const { problems, pages } = await readPageMap(root, {})
  const methods = pages.filter(({ route }) => route.includes('/API_Methods/New'))
  return printBySeverity([
    ...problems,
    ...readStreamApi(root).errors,
    ...checkApiPages(root, methods),
  ]).error
}

describe('a tutorial', () => {
  const file = `${TUTORIALS}/SNMP_v3.1_Traps_and_Walks.mdx`

  it('is a draft whose description and tags are missing, and nothing else', async () => {
    const { root, files, next } = make('tutorial', 'SNMP v3.1  traps and walks')
    const names = ['index', 'Logo_Filter', "'SCTE-35_Insertion'", "'SNMP_v3.1_Traps_and_Walks'"]
    expect([...files.keys()]).toEqual([file, `${TUTORIALS}/_meta.ts`])
    expect(files.get(`${TUTORIALS}/_meta.ts`)).toBe(meta(...names))
    const { problems, pages } = await readPageMap(root, {})
    expect(problems.map(printProblem)).toEqual([
      `${file}:3 description: found "", expected at least 50 characters`,
      `${file}:6 tags: found [], expected one or more of captions, watermarking, cluster, workflow, audio-video, integration`,
    ])
    expect(pages.some(({ route }) => route.endsWith('Walks'))).toBe(false)
    expect(next.join('\n')).toContain('status: draft')
  })

  it('compiles, with the sections of every tutorial', async () => {
    const text = make('tutorial', 'SNMP v3.1 traps and walks').files.get(file) ?? ''
    const { html } = await compilePage(file, {
      ...project,
      [file]: text
        .replace('description: ""', `description: ${descriptionOf('SNMP')}`)
        .replace('tags: []', 'tags: [cluster]'),
    })
    const sections = [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]+)/g)].map((match) => match[1])
    expect(sections).toEqual([
      'When to use it',
      'Before you start',
      'Set it up',
      'Verify',
      'Troubleshooting',
      'Related pages',
    ])
    expect(unwrittenHints(text, file).map(printProblem)).toContainEqual(
      expect.stringMatching(
        /:\d+ text: found a hint of a new page, expected your words: "At the end/,
      ),
    )
  })

  it('can be of Stream', () => {
    const folder = 'pages/docs/Stream/Tutorials'
    const root = createProject({ [`${folder}/_meta.ts`]: meta('index') })
    const { files } = planNewPage(root, ['tutorial', 'Backup', '--product', 'stream'], TODAY)
    expect([...files.keys()]).toEqual([`${folder}/Backup.mdx`, `${folder}/_meta.ts`])
  })
})

describe('a method', () => {
  const page = `${METHODS}/NewMethod.mdx`
  const data = 'data/stream-api/methods/NewMethod.yaml'

  it('says of each field that is missing where it is', async () => {
    const { root, files } = make('method', 'NewMethod')
    expect([...files.keys()]).toEqual([page, data, `${METHODS}/_meta.ts`])
    const fields = ['group', 'verb', 'path', 'summary', 'description', 'responses\\[0].meaning']
    const errors = await errorsOf(root)
    expect(errors).toContainEqual(expect.stringMatching(`^${page}:3 description: `))
    for (const field of fields)
      expect(errors).toContainEqual(
        expect.stringMatching(new RegExp(`^${data}:\\d+ NewMethod: ${field}: `)),
      )
  })

  it('is right when they are filled in', async () => {
    const { root, files } = make('method', 'NewMethod')
    const filled = (file: string, fields: Readonly<Record<string, string>>) => ({
      [file]: Object.entries(fields).reduce(
        (text, [field, value]) => text.replace(`${field}: ""`, `${field}: ${value}`),
        files.get(file) ?? '',
      ),
    })
    writeFiles(root, {
      ...filled(page, { description: descriptionOf('NewMethod') }),
      ...filled(data, {
        group: 'schedule',
        verb: 'GET',
        effect: 'reads',
        path: '/Events',
        summary: 'Reads.',
        description: 'Reads it.',
        meaning: 'Read.',
        example: '<Content />',
      }),
    })
    expect(await errorsOf(root)).toEqual([])
  })
})

it.each([
  [[], 'kind: found "", expected tutorial or method.'],
  [['page', 'X'], 'kind: found "page", expected tutorial or method.'],
  [['tutorial'], 'name: found "", expected at most 70 letters'],
  [['tutorial', 'Logo', 'filter'], 'name: found 2 words, expected one: put it in quotes.'],
  [['tutorial', 'Logo & more'], 'name: found "Logo & more", expected'],
  [['tutorial', '../Logo'], 'name: found "../Logo", expected'],
  [['tutorial', 'Logo.html'], 'name: found "Logo.html", expected'],
  [['tutorial', 'A'.repeat(71)], 'expected at most 70'],
  [['tutorial', 'LOGO filter'], `name: found ${TUTORIALS}/Logo_Filter.mdx, expected a name`],
  [['tutorial', 'X', '--product', 'VOD'], '--product: found "VOD", expected one of FTC, Stream.'],
  [['tutorial', 'X', '--kind', 'VOD'], "Unknown option '--kind'"],
  [['method', 'get event'], 'name: found "get event", expected letters and digits'],
  [['method', 'AddEvent'], `name: found ${METHODS}/AddEvent.mdx, expected a name that is free.`],
  [['method', 'NewMethod', '--product', 'FTC'], '--product: found it with a method'],
])('%j says what is wrong', (args, message) => {
  expect(() => planNewPage(createProject(project), args, TODAY)).toThrow(message)
})
