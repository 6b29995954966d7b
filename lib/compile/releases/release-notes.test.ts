import { describe, expect, it } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compile-page'
import {
  fewReleaseFiles,
  GOOD_ENTRY,
  RELEASES_FOLDER,
  releaseFiles,
  releaseText,
} from '../../../tests/fixtures/release-files'
import { type ProjectFiles, pageText } from '../../../tests/fixtures/temp-project'
import { readReleases, releaseAnchor } from '../../content/releases/read-releases'

const PAGE = 'pages/docs/FTC/Notes.mdx'
const TUTORIAL = 'pages/docs/FTC/Tutorials/Logo_Filter.mdx'
const project = (files: ProjectFiles = {}): ProjectFiles => ({
  ...fewReleaseFiles(),
  [PAGE]: pageText('Notes', {}, 'The notes.\n\n<ReleaseNotes oldest="4.0" />\n'),
  [TUTORIAL]: pageText(
    'Logo filter',
    {},
    'Text.\n\n## Related pages\n\n- [Notes](/docs/FTC/Notes)\n',
  ),
  ...files,
})
const compile = (files?: ProjectFiles) => compilePage(PAGE, project(files))
const entryIds = (html: string) =>
  [...html.matchAll(/<li id="((?:v\d|known-)[^"]+)"/g)].map(([, id]) => id)

describe('the page of the release notes', () => {
  it('shows every release and entry with its ID, and no working notes', async () => {
    const { html } = await compile(releaseFiles())
    const { releases, knownIssues } = readReleases('.')
    const ids = entryIds(html)
    const count = releases.reduce((sum, { entries }) => sum + entries.length, 0)
    expect(ids).toHaveLength(count + knownIssues.entries.length)
    expect(new Set(ids).size).toBe(ids.length)
    const headings = [...html.matchAll(/<h3 id="(v[\d-]+)"/g)].map(([, id]) => id)
    expect(headings).toEqual(releases.map(({ version }) => releaseAnchor(version)))
    expect(html).not.toMatch(/UNCLEAR|SOURCE SAYS/)
    const levels = [...html.matchAll(/<(h[23])|<p class="ra" role="heading" aria-level="(\d)"/g)]
    expect(levels.map(([, tag, level]) => tag ?? level).join(' ')).toMatch(
      /^h2 h2( h3( 4)+)+ h2( 3)+$/,
    )
  })

  it('has a new release at the top from one file, with its date', async () => {
    const text = releaseText('5.6', GOOD_ENTRY).replace('entries:', 'date: 2026-03-14\nentries:')
    const { html } = await compile({ [`${RELEASES_FOLDER}/5.6.yaml`]: text })
    expect(entryIds(html)[0]).toBe('v5-6-fast-start')
    expect(html.indexOf('Release 5.6')).toBeLessThan(html.indexOf('Release 5.5'))
    expect(html).toContain('<p class="rb">March 14, 2026; Build 5.6.0.1</p>')
  })
})
