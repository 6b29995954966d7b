import { describe, expect, it } from 'vitest'
import {
  GOOD_ENTRY,
  RELEASES_FOLDER,
  releaseFiles,
  releaseText,
} from '../../../tests/fixtures/release-files'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { formatProblem, problemsOf } from '../problem'
import { readReleases } from './read-releases'

const NEW_FILE = `${RELEASES_FOLDER}/5.6.yaml`

/** Reads the real release notes with changed or additional files. */
function read(files: ProjectFiles) {
  return readReleases(createProject({ ...releaseFiles(), ...files }))
}

/** The problems that are found after a release with these entries is added. */
function problemsWith(...entries: readonly string[]): readonly string[] {
  return problemsIn({ [NEW_FILE]: releaseText('5.6', ...entries) })
}

function problemsIn(files: ProjectFiles): readonly string[] {
  return problemsOf(() => read(files)).map(formatProblem)
}

describe('the release notes of the project', () => {
  it('have every release from 5.5 to 4.1, newest first', () => {
    expect(readReleases('.').releases.map(({ version }) => version)).toEqual(
      '5.5 5.4 5.3 5.2 5.1 5.0 4.8 4.7 4.6 4.5 4.4 4.3 4.2 4.1'.split(' '),
    )
  })
})

it('release 5.10 is newer than 5.9, and 5.5.1 is newer than 5.5', () => {
  const added = ['5.10', '5.9', '5.5.1']
  const files = added.map((version) => [
    `${RELEASES_FOLDER}/${version}.yaml`,
    releaseText(version, GOOD_ENTRY),
  ])
  const { releases } = read(Object.fromEntries(files))
  expect(releases.map(({ version }) => version).slice(0, 4)).toEqual([...added, '5.5'])
})

describe('mistakes are reported with file, line, and field', () => {
  const entryWith = (changes: object) => {
    const fields = { id: 'b', type: 'new', area: 'UI', text: 'B.', ...changes }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    return given.map(([name, value]) => `${name}: ${value}`).join(', ')
  }

  it.each<[object, string]>([
    [{ type: 'nwe' }, 'type: found "nwe", expected one of new, improved, fixed, removed, note'],
    [{ text: undefined, txt: 'B.' }, 'txt: found "B.", expected this value in the field "text"'],
    [{ sise: 1 }, 'sise: found 1, expected no field with this name'],
    [{ text: 5 }, 'text: found 5, expected string'],
    [
      { flags: '[alpha]' },
      'flags[0]: found "alpha", expected one of beta, purchase-option, license-needed, api-only, windows-only',
    ],
    [
      { text: '"UNCLEAR: B."' },
      'text: found "UNCLEAR: B.", expected text without UNCLEAR, SOURCE SAYS, TODO, or TBD',
    ],
    [
      { type: 'removed' },
      'breaking: found nothing, expected steps to take before the upgrade, because the entry removes something',
    ],
    [
      { type: 'known-issue' },
      'type: found "known-issue", expected one of new, improved, fixed, removed, note',
    ],
    [{ id: 'B b' }, 'id: found "B b", expected lowercase words and hyphens, such as azure-upload'],
    [{ id: 'fast-start' }, 'id: found "fast-start", expected a unique id'],
  ])('%j', (changes, problem) => {
    const expected = `${NEW_FILE}:4 entries[1].${problem}`
    expect(problemsWith(GOOD_ENTRY, entryWith(changes))).toContain(expected)
  })

  it('an unknown area, with the known ones', () => {
    expect(problemsWith(GOOD_ENTRY, entryWith({ area: 'Sourc' }))).toEqual([
      expect.stringMatching(
        /entries\[1\]\.area: found "Sourc", expected one of Source, Target, .*Interplay\/AAF$/,
      ),
    ])
  })

  it('a file whose name is not a version', () => {
    const file = `${RELEASES_FOLDER}/v5.6.yaml`
    expect(problemsIn({ [file]: releaseText('5.6', GOOD_ENTRY) })).toEqual([
      `${file}: found "v5.6", expected a version as the file name, such as 5.5.yaml`,
    ])
  })

  it.each([
    ['a tab', 'build: 5.6.0.1\n\tdate: 2026-03-14\n', /^data\/ftc-releases\/5\.6\.yaml:2 YAML: /],
    [
      'a duplicate key',
      'build: 5.6.0.1\nbuild: 5.6.0.2\n',
      /^data\/ftc-releases\/5\.6\.yaml:2 YAML: found "build: 5.6.0.2", expected each field only once$/,
    ],
    [
      'an empty file',
      '',
      /^data\/ftc-releases\/5\.6\.yaml:1 \(top level\): found null, expected object$/,
    ],
  ])('%s', (_case, text, problem) => {
    expect(problemsIn({ [NEW_FILE]: text })[0]).toMatch(problem)
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
  })
})
