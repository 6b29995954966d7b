import { expect, it } from 'vitest'
import { createProject } from '../../../tests/fixtures/temp-project'
import { formatProblem } from '../problem'
import { checkFormats } from './check-releases'

const PAGE = 'pages/docs/FTC/Formats.mdx'
const RELEASE = `build: 5.5.0.1
published: 2026-01-31
entries:
  - id: raw-input
    type: new
    area: Source
    reads: [Blackmagic RAW]
    writes: [XAVC]
    text: Blackmagic RAW files are accepted as input, and the MXF exporter supports XAVC.
`

it.each([
  ['| XAVC | – | MXF since 5.5 |', ['1 found no row for Blackmagic RAW']],
  [
    '| XAVC | – | MXF since 4.2 |\n| Blackmagic RAW | Since 5.5 | – |',
    ['1 found "| XAVC | – | MXF since 4.2 |"'],
  ],
  ['| XAVC | – | MXF since 5.5 |\n| Blackmagic RAW | Since 5.5 | – |', []],
])('a format of a release is on the page with that release: %j', (table, found) => {
  const root = createProject({
    [PAGE]: table,
    'data/ftc-releases/5.5.yaml': RELEASE,
    'data/ftc-releases/known-issues.yaml': 'intro: None.\nentries: []\n',
  })
  expect(checkFormats(root).map(formatProblem)).toEqual(
    found.map(
      (problem) =>
        `${PAGE}:${problem}, expected 5.5, as the entry raw-input of data/ftc-releases/5.5.yaml says`,
    ),
  )
})
