import { expect, it } from 'vitest'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { GOOD_ENTRY, releaseText } from '../../../tests/fixtures/release-files'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { RELEASES_FOLDER, readReleases } from './read-releases'

const NEW_FILE = `${RELEASES_FOLDER}/5.6.yaml`

it('the project has every release since 4.1', () => {
  const versions = readReleases('.').releases.map(({ version }) => version)
  const known = '5.5 5.4 5.3 5.2 5.1 5.0 4.8 4.7 4.6 4.5 4.4 4.3 4.2 4.1'.split(' ')
  expect(versions).toEqual(expect.arrayContaining(known))
})

it('release 5.10 is newer than 5.9, and 5.5.1 is newer than 5.5', () => {
  const added = ['5.10', '5.9', '5.5.1']
  const files = added.map((version) => [
    `${RELEASES_FOLDER}/${version}.yaml`,
    releaseText(version, GOOD_ENTRY),
  ])
  const root = createProject({ ...SAMPLE_FILES, ...Object.fromEntries(files) })
  const versions = readReleases(root).releases.map(({ version }) => version)
  expect(versions).toEqual([...added, '5.5', '5.4'])
})

const OTHER = `${RELEASES_FOLDER}/5.7.yaml`
const ISSUES = `${RELEASES_FOLDER}/known-issues.yaml`

const MISTAKES: readonly ProjectFiles[] = [
  { [NEW_FILE]: releaseText('5.6', GOOD_ENTRY, 'id: b, type: new, area: UI, text: B., sise: 1') },
  { [NEW_FILE]: releaseText('5.6', GOOD_ENTRY, 'id: fast-start, type: new, area: UI, text: B.') },
  { [`${RELEASES_FOLDER}/v5.6.yaml`]: releaseText('5.6', GOOD_ENTRY) },
  { [NEW_FILE]: releaseText('v5', GOOD_ENTRY) },
  // All problems in all releases at once.
  { [NEW_FILE]: releaseText('5.6', 'id: a'), [OTHER]: releaseText('5.7', 'id: a') },
  { [ISSUES]: 'intro: x\nentries:\n  - {id: a, type: new, area: UI, text: x}\n' },
  { [ISSUES]: 'notices:\n  - {id: a, title: A, since: "5.9", text: x}\nintro: x\nentries: []\n' },
]

it('mistakes are reported with file, line, and field', async () => {
  const found = MISTAKES.map((files) => [
    JSON.stringify(files),
    problemsOf(() => readReleases(createProject({ ...SAMPLE_FILES, ...files }))).map(formatProblem),
  ])
  await expectYaml(Object.fromEntries(found), 'release-problems')
})
