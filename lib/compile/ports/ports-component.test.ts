import { describe, expect, it } from 'vitest'
import { compilePage, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'
import { htmlText } from '../../../tests/fixtures/html-text'
import { pageText } from '../../../tests/fixtures/temp-project'

const PAGE = 'pages/docs/Stream/Ports.mdx'
const PORTS = `
- { port: 5004-5013, protocol: UDP, direction: in, from: Encoders, senders: [encoders],
    to: Worker nodes, purpose: RTP input, platforms: [kubernetes] }
- { port: 8171, protocol: TCP, direction: balancer, from: Browsers,
    to: Load balancer, purpose: Web UI, platforms: [kubernetes], providers: [akamai] }
- { port: 8171, protocol: TCP, direction: in, from: Browsers, senders: [operators],
    to: Stream Manager, purpose: Web UI, platforms: [docker], note: On \`https\` only. }
- { port: 8281, protocol: TCP, direction: in, from: Browsers, senders: [operators],
    to: Worker nodes, purpose: AdBreak, platforms: [kubernetes] }
- { port: 3100, protocol: TCP, direction: inside, from: Promtail,
    to: Loki, purpose: Logs, platforms: [kubernetes] }
`
const LIMITS = 'source: https://example.com, checked: 2026-01-31'
const FIREWALLS = `
aws: { rules: 2, ${LIMITS} }
oracle: { rules: 120, ${LIMITS} }
akamai:
  rules: 5
  ports: 4
  ${LIMITS.replace(', ', '\n  ')}
  platformRules:
    - { platform: kubernetes, label: lke-ipencap, protocol: IPENCAP, from: 192.0.2.0/24 }
    - { platform: docker, label: ssh, protocol: TCP, ports: "22", from: <operator-range> }
`
const PLACEHOLDERS = `
encoder-range: { label: Encoders, kind: ipv4-range, meaning: Addresses of encoders., example: 203.0.113.0/24 }
operator-range: { label: Operators, kind: ipv4-range, meaning: Addresses of operators., example: 203.0.113.0/24 }
firewall-name: { label: Firewall, kind: identifier, meaning: Name of the firewall., example: fw }
nsg-id: { label: Group, kind: identifier, meaning: Security group of the machine., example: ocid1 }
security-group-id: { label: Group, kind: identifier, meaning: Security group of the workers., example: sg-1 }
`

function compile(body: string, morePorts = '') {
  return compilePage(PAGE, {
    [PAGE]: pageText('Ports', { placeholders: 'stream' }, body),
    'data/ports/stream.yaml': PORTS + morePorts,
    'data/firewalls.yaml': FIREWALLS,
    'data/placeholders/stream.yaml': PLACEHOLDERS,
  })
}

describe('<Ports>', () => {
  const blocks = async (firewall: string, morePorts?: string) => {
    const ports = `<Ports commands="${firewall}" platform="kubernetes" />\n`
    const { html } = await compile(ports, morePorts)
    return [...html.matchAll(/<pre.*?<\/pre>/gs)].map(([pre]) => htmlText(pre))
  }

  const encoderPorts = (port: string, protocol: string) =>
    `- { port: "${port}", protocol: ${protocol}, direction: in, from: Encoders, senders: [encoders],\n    to: Worker nodes, purpose: Packager, platforms: [kubernetes] }\n`

  it('for akamai, creates a firewall whose rules have as many ports as they may', async () => {
    const [command] = await blocks('akamai', encoderPorts('5000, 6000, 7000-7001', 'UDP'))
    const rules = JSON.parse(/'(\[.*\])'/s.exec(command ?? '')?.[1] ?? '')
    const rule = (label: string, protocol: string, ports: string, range: string) => ({
      ...{ action: 'ACCEPT', label, protocol, ports, addresses: { ipv4: [range] } },
    })
    expect(rules).toEqual([
      // The platform's own rule, for all ports.
      {
        ...{ action: 'ACCEPT', label: 'lke-ipencap', protocol: 'IPENCAP' },
        addresses: { ipv4: ['192.0.2.0/24'] },
      },
      rule('encoders-udp-1', 'UDP', '5004-5013,5000,6000', '<encoder-range>'),
      rule('encoders-udp-2', 'UDP', '7000-7001', '<encoder-range>'),
      rule('operators-tcp-1', 'TCP', '8281', '<operator-range>'),
    ])
  })

  it('refuses more rules than a firewall accepts, and unknown values', async () => {
    const commands = (firewall: string) => `<Ports commands="${firewall}" platform="kubernetes" />`
    const mistakes: readonly (readonly [body: string, ports?: string])[] = [
      [commands('akamai'), encoderPorts('1-2, 3-4, 5-6, 7-8, 9-10, 11-12', 'UDP')],
      [commands('aws'), encoderPorts('5000', 'UDP')],
      ['<Ports provider="azure" />'],
      ['<Ports platform="windows" />'],
    ]
    await expectYaml(await problemsOf(mistakes, (given) => compile(...given)), 'ports')
  })
})
