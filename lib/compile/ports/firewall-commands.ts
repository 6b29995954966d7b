import type { RootContent } from 'mdast'
import {
  type CloudFirewall,
  type PlatformRule,
  PORT_PROTOCOLS,
  PORT_SENDERS,
  type PortPlatform,
  type PortRow,
  type PortSender,
} from '../../content/ports/ports'
import { code, codeBlock, paragraph, strong } from '../nodes/nodes'

type Rule = {
  readonly protocol: 'tcp' | 'udp'
  readonly ports: string
  readonly purpose: string
}

const SENDERS: Readonly<Record<PortSender, { readonly name: string; readonly range: string }>> = {
  encoders: { name: 'Encoders', range: '<encoder-range>' },
  operators: { name: 'Operators’ browsers and API clients', range: '<operator-range>' },
  machines: { name: 'Your other machines with this product', range: '<machine-range>' },
  monitoring: { name: 'Monitoring', range: '<monitoring-range>' },
}

const FORMATS = {
  aws: awsCommands,
  oracle: oracleCommands,
  ufw: ufwCommands,
  powershell: powershellCommands,
} as const

export const FIREWALLS = ['akamai', 'aws', 'oracle', 'ufw', 'powershell'] as const

/** A block for each kind of sender; for Akamai, one for all and the platform. `cloud` is for firewalls of clouds. */
export function firewallCommands(
  firewall: (typeof FIREWALLS)[number],
  rows: readonly PortRow[],
  product: string,
  platform: PortPlatform | undefined,
  cloud: CloudFirewall | undefined,
): { readonly content: RootContent[]; readonly ruleCount: number } {
  const groups = PORT_SENDERS.map((sender) => ({
    ...SENDERS[sender],
    sender,
    rules: rows.flatMap((row) => rulesOf(row, sender)),
  }))
  if (firewall === 'akamai') {
    const rules = [
      ...(cloud?.platformRules.filter((rule) => rule.platform === platform) ?? []),
      ...groups.flatMap(({ rules, sender }) => joinPorts(rules, sender, cloud?.ports)),
    ]
    return { content: [codeBlock('bash', akamaiCommand(rules))], ruleCount: rules.length }
  }
  const lang = firewall === 'powershell' ? 'powershell' : 'bash'
  const used = groups.filter(({ rules }) => rules.length > 0)
  const content = used.flatMap(({ name, range, rules }) => [
    paragraph(strong(name), ', from ', code(range), ':'),
    codeBlock(lang, FORMATS[firewall](rules, range, product)),
  ])
  return { content, ruleCount: used.flatMap(({ rules }) => rules).length }
}

function rulesOf(row: PortRow, sender: PortSender): Rule[] {
  if (!row.senders?.includes(sender)) return []
  const ranges = row.port === 'any' ? [] : row.port.split(', ')
  const purpose = row.purpose.replace(/[`*'"]/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  const protocols = row.protocol === undefined ? [] : PORT_PROTOCOLS[row.protocol]
  return protocols.flatMap((protocol) => ranges.map((ports) => ({ protocol, ports, purpose })))
}

function awsCommands(rules: readonly Rule[], range: string): string {
  return [
    'allow() {',
    '  echo "$3"',
    '  aws ec2 authorize-security-group-ingress --group-id <security-group-id> \\',
    `    --protocol "$1" --port "$2" --cidr ${range}`,
    '}',
    ...rules.map(({ protocol, ports, purpose }) => `allow ${protocol} ${ports} "${purpose}"`),
  ].join('\n')
}

/** Oracle's commands need protocol numbers: 6 is TCP, and 17 is UDP. */
function oracleCommands(rules: readonly Rule[], range: string): string {
  return [
    'allow() {',
    '  oci network nsg rules add --nsg-id <nsg-id> --security-rules "[{',
    '    \\"direction\\": \\"INGRESS\\", \\"protocol\\": \\"$1\\", \\"sourceType\\": \\"CIDR_BLOCK\\",',
    `    \\"source\\": \\"${range}\\",`,
    '    \\"$2\\": {\\"destinationPortRange\\": {\\"min\\": $3, \\"max\\": $4}},',
    '    \\"description\\": \\"$5\\"}]"',
    '}',
    ...rules.map(({ protocol, ports, purpose }) => {
      const [first, last = first] = ports.split('-')
      const options = protocol === 'tcp' ? '6 tcpOptions' : '17 udpOptions'
      return `allow ${options} ${first} ${last} "${purpose}"`
    }),
  ].join('\n')
}

type AkamaiRule = Omit<PlatformRule, 'platform'>

/** The rules of one sender, with as many ports of a protocol in each as the firewall accepts. */
function joinPorts(rules: readonly Rule[], sender: PortSender, mostPorts = 1): AkamaiRule[] {
  return (['tcp', 'udp'] as const).flatMap((protocol) => {
    const lists: string[] = []
    for (const rule of rules) {
      if (rule.protocol !== protocol) continue
      const longer = [...lists.slice(-1), rule.ports].join(',')
      // A range counts as two ports.
      if (longer.split(/[,-]/).length <= mostPorts) lists.splice(-1, 1, longer)
      else lists.push(rule.ports)
    }
    return lists.map((ports, index) => ({
      label: `${sender}-${protocol}-${index + 1}`,
      protocol: protocol === 'tcp' ? 'TCP' : 'UDP',
      ports,
      from: SENDERS[sender].range,
    }))
  })
}

function akamaiCommand(rules: readonly AkamaiRule[]): string {
  const entries = rules.map(({ label, protocol, ports, from }) => {
    const range = ports === undefined ? '' : `"ports":"${ports}",`
    const start = `{"action":"ACCEPT","label":"${label}","protocol":"${protocol}",`
    return `${start}\n  ${range}"addresses":{"ipv4":["${from}"]}}`
  })
  return [
    'linode-cli firewalls create --label <firewall-name> \\',
    '  --rules.inbound_policy DROP --rules.outbound_policy ACCEPT \\',
    `  --rules.inbound '[\n${entries.join(',\n')}\n]'`,
  ].join('\n')
}

function ufwCommands(rules: readonly Rule[], range: string): string {
  const lines = rules.flatMap(({ protocol, ports, purpose }) => [
    `sudo ufw allow proto ${protocol} from ${range} to any \\`,
    `  port ${ports.replace('-', ':')} comment '${purpose}'`,
  ])
  return lines.join('\n')
}

function powershellCommands(rules: readonly Rule[], range: string, product: string): string {
  return [
    'function Allow($Protocol, $Ports, $Purpose) {',
    `  New-NetFirewallRule -DisplayName "${product}: $Purpose" -Direction Inbound -Action Allow \``,
    `    -Protocol $Protocol -LocalPort $Ports -RemoteAddress "${range}"`,
    '}',
    ...rules.map(
      ({ protocol, ports, purpose }) => `Allow ${protocol.toUpperCase()} ${ports} "${purpose}"`,
    ),
  ].join('\n')
}
