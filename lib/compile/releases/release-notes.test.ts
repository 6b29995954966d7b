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

  it('has links by title, and for each entry what the filter needs', async () => {
    const entry = `id: a, type: new, area: UI, text: A., tickets: ["1", "2", "3"], sample: "<A B='x'/>"`
    const file = `${RELEASES_FOLDER}/5.5.yaml`
    const { html } = await compile({ [file]: `${fewReleaseFiles()[file]}  - {${entry}}\n` })
    expect(html).toContain('See <a href="/docs/FTC/Tutorials/Logo_Filter">Logo filter</a>.')
    expect(html).toMatch(/v5-5-a".*<small>Tickets 1, 2, 3<\/small>.*aria-label="Code: XML"/)
    expect(html).toContain('data-from="5.4|4.4|4.0" data-to="5.5"><h3 id="v5-5">')
    expect(html).toContain('data-from="4.4|4.0" data-to="5.5|5.4"><h3 id="v5-4">')
    expect(html).toMatch(/data-area="[^"]+"><p class="ra".*<li id="v5-5-[^"]+" data-type="new">/)
  })

  it('first says what to do before an upgrade, with the releases that it concerns', async () => {
    const { html } = await compile({
      [`${RELEASES_FOLDER}/5.5.yaml`]: releaseText('5.5', `${GOOD_ENTRY}, breaking: Stop jobs.`),
      [`${RELEASES_FOLDER}/known-issues.yaml`]:
        'intro: x\nentries: []\nnotices:\n  - {id: a, title: No HTTP, since: "5.4", text: Use HTTPS.}\n',
    })
    const [urgent] = html.split('<h2 id="releases">')
    expect(urgent).toMatch(
      /<li id="before-v5-5-fast-start" data-from="5.4\|4.4\|4.0" data-to="5.5"><b>FTC 5.5<\/b> Stop jobs/,
    )
    expect(urgent).toMatch(
      /<li id="a" data-from="4.4\|4.0" data-to="5.5\|5.4"[^>]*><b>FTC 5.4<\/b> <strong>No HTTP.<\/strong> Use HTTPS/,
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

it('a tutorial that entries name links to them above its related pages', async () => {
  const { flatHtml } = await compilePage(TUTORIAL, project())
  expect(flatHtml).toMatch(
    /In the release notes.*FTC 4\.4<\/a>: The logo filter positions.*Related pages/s,
  )
  expect(flatHtml).toContain('href="/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0#v4-4-logo-position"')
  expect(flatHtml).toContain('#known-logo-preview">Known issue</a>')
})
