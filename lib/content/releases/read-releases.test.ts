import { describe, expect, it } from 'vitest'
import {
  fewReleaseFiles,
  GOOD_ENTRY,
  RELEASES_FOLDER,
  releaseFiles,
  releaseText,
} from '../../../tests/fixtures/release-files'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { readReleases } from './read-releases'

const NEW_FILE = `${RELEASES_FOLDER}/5.6.yaml`

/** Reads a few release notes with changed or additional files. */
function read(files: ProjectFiles) {
  return readReleases(createProject({ ...fewReleaseFiles(), ...files }))
}

function problemsIn(files: ProjectFiles): readonly string[] {
  return problemsOf(() => read(files)).map(formatProblem)
}

it('the project has every release since 4.1', () => {
  const versions = readReleases('.').releases.map(({ version }) => version)
  const known = '5.5 5.4 5.3 5.2 5.1 5.0 4.8 4.7 4.6 4.5 4.4 4.3 4.2 4.1'.split(' ')
  expect(versions).toEqual(expect.arrayContaining(known))
  expect(versions).toHaveLength(
    Object.keys(releaseFiles()).filter((name) => /\d/.test(name)).length,
  )
})

it('release 5.10 is newer than 5.9, and 5.5.1 is newer than 5.5', () => {
  const added = ['5.10', '5.9', '5.5.1']
  const files = added.map((version) => [
    `${RELEASES_FOLDER}/${version}.yaml`,
    releaseText(version, GOOD_ENTRY),
  ])
  const root = createProject({ ...fewReleaseFiles(), ...Object.fromEntries(files) })
  const versions = readReleases(root).releases.map(({ version }) => version)
  expect(versions).toEqual([...added, '5.5', '5.4', '4.4'])
})

describe('mistakes are reported with file, line, and field', () => {
  const entryWith = (changes: object) => {
    const fields = { id: 'b', type: 'new', area: 'UI', text: 'B.', ...changes }
    return Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  }

  it.each<[object, string]>([
    [{ sise: 1 }, 'sise: found 1, expected no field with this name'],
    [{ id: 'fast-start' }, 'id: found "fast-start", expected a unique id'],
  ])('%j', (changes, problem) => {
    const text = releaseText('5.6', GOOD_ENTRY, entryWith(changes).join(', '))
    expect(problemsIn({ [NEW_FILE]: text })).toEqual([
      expect.stringContaining(`${NEW_FILE}:4 entries[1].${problem}`),
    ])
  })

  it('a file name or a build that is not a version', () => {
    const file = `${RELEASES_FOLDER}/v5.6.yaml`
    const build = releaseText('v5', GOOD_ENTRY)
    expect(problemsIn({ [file]: releaseText('5.6', GOOD_ENTRY), [NEW_FILE]: build })).toEqual([
      `${NEW_FILE}:1 build: found "v5.0.1", expected a build number such as 5.5.0.23674`,
      `${file}: found "v5.6", expected a version as the file name, such as 5.5.yaml`,
    ])
  })

  it('all problems in all releases at once, and those in the known issues', () => {
    const other = `${RELEASES_FOLDER}/5.7.yaml`
    const text = releaseText('5.6', 'id: a')
    const problems = problemsIn({ [NEW_FILE]: text, [other]: text })
    for (const file of [NEW_FILE, other])
      expect(problems.filter((line) => line.startsWith(file))).toHaveLength(3)
    const issues = 'intro: x\nentries:\n  - {id: a, type: new, area: UI, text: x}\n'
    expect(problemsIn({ [`${RELEASES_FOLDER}/known-issues.yaml`]: issues })).toEqual([
      `${RELEASES_FOLDER}/known-issues.yaml:3 entries[0].type: found "new", expected one of known-issue, note`,
    ])
    const notice = 'notices:\n  - {id: a, title: A, since: "5.9", text: x}\nintro: x\nentries: []\n'
    expect(problemsIn({ [`${RELEASES_FOLDER}/known-issues.yaml`]: notice })[0]).toMatch(
      /known-issues.yaml: notices a: found since "5.9", expected a release: /,
    )
  })
})
