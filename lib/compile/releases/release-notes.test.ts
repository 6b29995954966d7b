import { expect, it } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compiled-page'
import { releaseFiles } from '../../../tests/fixtures/release-files'
import { pageText } from '../../../tests/fixtures/temp-project'
import { readReleases, releaseAnchor } from '../../content/releases/read-releases'

const PAGE = 'pages/docs/FTC/Notes.mdx'

it('the release notes show every release and entry with its ID, and no working notes', async () => {
  const { html } = await compilePage(PAGE, {
    ...releaseFiles(),
    [PAGE]: pageText('Notes', {}, 'The notes.\n\n<ReleaseNotes oldest="4.0" />\n'),
  })
  const { releases, knownIssues } = readReleases('.')
  const ids = [...html.matchAll(/<li id="((?:v\d|known-)[^"]+)"/g)].map(([, id]) => id)
  const count = releases.reduce((sum, { entries }) => sum + entries.length, 0)
  expect(ids).toHaveLength(count + knownIssues.entries.length)
  expect(new Set(ids).size).toBe(ids.length)
  const headings = [...html.matchAll(/<h3 id="(v[\d-]+)"/g)].map(([, id]) => id)
  expect(headings).toEqual(releases.map(({ version }) => releaseAnchor(version)))
  expect(html).not.toMatch(/UNCLEAR|SOURCE SAYS/)
  const levels = [...html.matchAll(/<(h[23])|<p class="area" role="heading" aria-level="(\d)"/g)]
  expect(levels.map(([, tag, level]) => tag ?? level).join(' ')).toMatch(
    /^h2 h2( h3( 4)+)+ h2( 3)+$/,
  )
})
