import { describe, expect, it } from 'vitest'
import { sheetReport, summary } from './coverage-report'
import { findUnit } from './find-unit'
import { keyTerms } from './key-terms'
import { markdownUnits } from './markdown-units'
import { readPage } from './page-sections'
import { yamlUnits } from './yaml-units'

const SHEET = `# Fact sheet
- Route: \`/docs/Stream/Guide\`

## Outline
1. Ports

## 1. Ports
Open \`8171\` and \`8758\`; UNCLEAR: maybe 9999 too.

| Port | Use |
|---|---|
| 5004-5013 | RTP |
| 8000-8009 | SRT |

### Licence servers
\`api.cryptlex.com\`, \`cpfs.capellasystems.net\`, NVENC, 2024-09-09

## Search terms
firewall
`

const GUIDE = readPage(
  '/docs/Stream/Guide',
  `<main><h1>Guide</h1><nav>CPIX</nav><h2 id="ports"><a href="#ports">Ports</a></h2><p>Open <code>8171</code> and <code>87<var>5</var>8</code>.</p>
  <table><tr id="rtp"><td>5004–5013</td><td>RTP</td></tr><tr id="srt"><td>8000–8009</td><td>SRT</td></tr></table>
  <h3 id="license-servers">License servers</h3><p><code>api.cryptlex.com</code>, as of September 9, 2024</p></main>`,
)
const OTHER = readPage('/docs/Stream/Other', '<main><h2 id="x">X</h2><p>SRT 80</p></main>')

describe('parts of a sheet', () => {
  it('of Markdown are its headings and tables, without what is for the writer', () => {
    expect(markdownUnits(SHEET)).toEqual([
      { name: '1. Ports › table Port, Use', route: '/docs/Stream/Guide', text: expect.any(String) },
      { name: '1. Ports', route: '/docs/Stream/Guide', text: 'Open `8171` and `8758`;' },
      {
        name: '1. Ports › Licence servers',
        route: '/docs/Stream/Guide',
        text: expect.stringContaining('NVENC'),
      },
    ])
  })

  it('of YAML are its keys, and each entry of a list', () => {
    const sheet =
      'page: {route: /docs/A}\nunclear: [x]\ndrm:\n  types: [{output: HLS, drm: [FairPlay]}]\n  scope: ABR\nmethods:\n  - {name: AddEvent, route: /docs/B, verb: POST}\n  - {name: DeleteEvent, verb: DELETE}\n'
    expect(yamlUnits(sheet)).toEqual([
      { name: 'drm › types', route: '/docs/A', text: 'HLS\nFairPlay' },
      { name: 'drm › scope', route: '/docs/A', text: 'ABR' },
      { name: 'methods › AddEvent', route: '/docs/B', text: 'AddEvent\n/docs/B\nPOST' },
      { name: 'methods › DeleteEvent', route: '/docs/A', text: 'DeleteEvent\nDELETE' },
    ])
  })
})

it('key terms are code, names and numbers; of a text without any, its longer words', () => {
  expect(
    keyTerms('Set `workersCanUse` to 5 on NVENC, HLS/DASH, 5.4.0, port 80 and the licence'),
  ).toEqual(['workerscanuse', 'nvenc', 'hls', 'dash', '5.4.0', '80'])
  expect(keyTerms('The licence is activated')).toEqual(['license', 'activated'])
})

describe('where a part stands', () => {
  const [table, ports, servers] = markdownUnits(SHEET).map((unit) => findUnit(unit, [OTHER, GUIDE]))

  it('is the anchor with most of its terms', () => {
    expect(ports).toMatchObject({ status: 'covered', place: '/docs/Stream/Guide#ports' })
    expect(table).toMatchObject({ status: 'covered', place: '/docs/Stream/Guide#rtp' })
  })

  it('comes with the terms that are not there', () => {
    expect(servers).toMatchObject({
      status: 'partly',
      place: '/docs/Stream/Guide#license-servers',
      notFound: ['cpfs.capellasystems.net', 'nvenc'],
    })
  })

  it('may be a page that the sheet does not name', () => {
    const unit = { name: 'X', route: '/docs/Stream/Guide', text: 'SRT on 80, UDP and RTCP' }
    expect(findUnit({ ...unit, text: 'SRT, 80' }, [GUIDE, OTHER]).place).toBe(
      '/docs/Stream/Other#x',
    )
    expect(findUnit({ ...unit, text: 'CPIX' }, [GUIDE, OTHER])).toMatchObject({
      status: 'missing',
      place: null,
    })
  })

  it('is told part by part, with a count', () => {
    const units = [table, ports, servers].filter((unit) => unit !== undefined)
    expect(summary(units)).toBe(
      '3 parts: 2 covered, 1 partly, 0 missing, 0 without terms to look for',
    )
    expect(sheetReport('ports.md', units).join('\n')).toContain(
      '  PARTLY  1. Ports › Licence servers  →  /docs/Stream/Guide#license-servers  (2 of 4 terms)\n          not found: cpfs.capellasystems.net | nvenc',
    )
  })
})
