import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, test } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject, writeFiles } from '../../../tests/fixtures/temp-project'
import { readPageMap } from '../pages/read-page-map'
import { formatProblem, problemsOf } from '../problem'
import { readStreamApi } from './read-stream-api'

let root = ''
beforeEach(() => {
  root = createProject({})
  for (const folder of ['data/stream-api', 'data/placeholders'])
    cpSync(folder, path.join(root, folder), { recursive: true })
})

function edit(file: string, found: string | RegExp, replacement: string): readonly string[] {
  const full = path.join(root, 'data/stream-api', file)
  const before = readFileSync(full, 'utf8')
  const after = before.replace(found, replacement)
  expect(after).not.toBe(before)
  writeFileSync(full, after)
  return problemsOf(() => readStreamApi(root)).map(formatProblem)
}

test('the data of the project holds the methods and types of the specification', () => {
  const api = readStreamApi('.')
  expect(api.methods.length).toBeGreaterThanOrEqual(29)
  expect([...api.types.keys()].join(' ')).toBe(
    'Event Instance SettingData Slot TargetInfo YouTubeCategory YouTubeStreamFormat',
  )
})

/** A problem without line numbers and lists, which change with the data of the project. */
const withoutData = (problem: string) =>
  problem.replace(/(?<=\.yaml:)\d+/, 'n').replace(/(?<=one of \w+, ).*/, '…')

const MISTAKES = [
  ['methods/AddEvent.yaml', 'verb: POST', 'verb: PATCH'],
  ['methods/GetEventInfo.yaml', 'typeRef: Instance', 'typeRef: Instanz'],
  ['methods/EmailTest.yaml', 'relatedMethods: [', 'relatedMethods: [SendMail, '],
  ['methods/DeleteEvent.yaml', 'path: /Events/{EventID}', 'path: /Events/{Id}'],
  ['methods/EmailTest.yaml', 'name: EmailTest', 'name: MailTest'],
  ['methods/GetEventsList.yaml', 'verb: GET', 'verb: POST'],
] as const

it('each mistake stops the build', async () => {
  const found = MISTAKES.map(([file, right, wrong]) => {
    const problems = edit(file, right, wrong)
    expect(edit(file, wrong, right)).toEqual([])
    return [wrong, problems.map(withoutData)]
  })
  await expectYaml(Object.fromEntries(found), 'api-mistakes')
})

test('search engines show the description from the method’s data', async () => {
  const folder = 'pages/docs/Stream/API/API_Methods'
  const stub = '---\ntitle: A\n---\n\n<ApiMethod />\n'
  const pagesOf = async () => {
    const { pages, problems } = await readPageMap(root, {})
    return { pages, problems: problems.map(formatProblem) }
  }
  writeFiles(root, { [`${folder}/EmailTest.mdx`]: stub })
  const [page] = (await pagesOf()).pages
  expect(page?.frontMatter.description).toMatch(/^Send a test message/)
  expect(page?.frontMatter.keywords).toContain('SMTP')

  writeFiles(root, { [`${folder}/SendMail.mdx`]: stub })
  expect((await pagesOf()).problems).toEqual([
    `${folder}/SendMail.mdx:5 <ApiMethod>: found no data, expected the file data/stream-api/methods/SendMail.yaml`,
  ])

  const errors = edit('methods/EmailTest.yaml', /^ {2}description: .*$/m, '  description: Short.')
  expect(errors).toEqual([
    expect.stringMatching(
      /EmailTest\.yaml:\d+ page\.description: found "Short\.", expected at least 50/,
    ),
  ])
  expect((await pagesOf()).problems).toEqual(errors)
})
