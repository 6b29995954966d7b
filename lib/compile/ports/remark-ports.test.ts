import { describe, expect, it } from 'vitest'
import { compilePage } from '../../../tests/fixtures/compile-page'
import { pageText } from '../../../tests/fixtures/temp-project'
import { decodeEntities } from '../../content/html/html-entities'

const PAGE = 'pages/docs/Stream/Ports.mdx'
const PORTS = `
- port: 5004-5013
  protocol: UDP
  direction: in
  from: Encoders
  to: Worker nodes
  purpose: RTP input
  platforms: [kubernetes]
- port: 8171
  protocol: TCP
  direction: balancer
  from: Browsers
  to: Load balancer
  purpose: Web UI
  platforms: [kubernetes]
  providers: [akamai]
- port: 8171
  protocol: TCP
  direction: in
  from: Browsers
  to: Stream Manager
  purpose: Web UI
  platforms: [docker]
  note: On \`https\` only.
`
const PLACEHOLDERS = `
sender-range: { label: Senders, meaning: Addresses that may send., example: 203.0.113.0/24 }
security-group-id: { label: Group, meaning: Security group of the workers., example: sg-1 }
`

function compile(body: string) {
  return compilePage(PAGE, {
    [PAGE]: pageText('Ports', { placeholders: 'stream' }, body),
    'data/ports/stream.yaml': PORTS,
    'data/placeholders/stream.yaml': PLACEHOLDERS,
  })
}

describe('<Ports>', () => {
  it('issue 18, 2 prints the whole table with addresses and a filter', async () => {
    const { flatHtml } = await compile('<Ports />\n')
    expect(flatHtml).toContain('class="table-filter"')
    expect(flatHtml).toContain('id="port-5004-5013-udp"')
    expect(flatHtml).toContain('id="port-8171-tcp-2"')
    expect(flatHtml).toContain('Kubernetes (Akamai)')
    expect(flatHtml).toContain('Web UI. On <code')
    expect(flatHtml).not.toContain('data-search')
  })

  it('issue 18, 2 prints the rows of a guide', async () => {
    const { flatHtml } = await compile('<Ports platform="kubernetes" provider="aws" />\n')
    expect(flatHtml).toContain('5004–5013')
    expect(flatHtml).not.toContain('8171')
    expect(flatHtml).not.toContain('table-filter')
  })

  it('issue 18, 2 prints firewall commands for what comes in', async () => {
    const text = async (body: string) =>
      decodeEntities((await compile(body)).html.replace(/<[^>]+>/g, ''))
    const aws = await text('<Ports commands="aws" platform="kubernetes" />\n')
    expect(aws).toContain('allow udp 5004-5013  # RTP input')
    expect(aws).not.toContain('8171')
    expect(await text('<Ports commands="ufw" platform="docker" />\n')).toContain(
      "port 8171 comment 'Web UI'",
    )
  })

  it('stops at what it does not know', async () => {
    await expect(compile('<Ports provider="azure" />\n')).rejects.toThrow(
      'pages/docs/Stream/Ports.mdx:8 <Ports provider>: found "azure", expected one of akamai, aws, oracle',
    )
    await expect(compile('<Ports platform="windows" />\n')).rejects.toThrow(
      '<Ports>: found no row, expected at least one in data/ports/stream.yaml',
    )
  })
})
