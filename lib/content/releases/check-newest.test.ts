import { expect, it } from 'vitest'
import { GOOD_ENTRY, releaseText } from '../../../tests/fixtures/release-files'
import { SAMPLE_FILES } from '../../../tests/fixtures/sample-files'
import { createProject, type ProjectFiles } from '../../../tests/fixtures/temp-project'
import { RELEASE_NOTES_ROUTE } from '../../site/constants'
import { formatProblem } from '../problem'
import { readText } from '../project-files'
import { checkNewest } from './check-releases'
import { RELEASES_FOLDER } from './read-releases'

const PAGES = ['site.config.ts', 'pages/index.mdx', `pages${RELEASE_NOTES_ROUTE}.mdx`]
const FOUND =
  /^(.*):(\d+) found version (\S+), expected 99\.10: .*99\.10\.yaml is the newest release$/

/** The three real files, and the releases of the sample site with others. */
function check(releases: ProjectFiles) {
  const pages = PAGES.map((file) => [file, readText(file)])
  const root = createProject({ ...SAMPLE_FILES, ...Object.fromEntries(pages), ...releases })
  return checkNewest(root).map(formatProblem)
}

it('the project names its newest release in each place', () => {
  expect(checkNewest('.')).toEqual([])
})

it('after a release, each place that names the one before is reported with its line', () => {
  const added = `${RELEASES_FOLDER}/99.10.yaml`
  const found = check({ [added]: releaseText('99.10', GOOD_ENTRY) })
  expect(found.map((line) => line.replace(/:\d+ .*/, ''))).toEqual(
    [2, 2, 3].flatMap((count, index) => Array(count).fill(PAGES[index])),
  )
  for (const line of found) {
    const [, file = '', row, version = 'none'] = FOUND.exec(line) ?? []
    expect(readText(file).split('\n')[Number(row) - 1]).toContain(version)
  }
})
