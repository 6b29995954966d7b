import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, test } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { createProject } from '../../../tests/fixtures/temp-project'
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
