import type { RootContent } from 'mdast'
import {
  PORT_PROTOCOLS,
  PORT_SENDERS,
  type PortRow,
  type PortSender,
} from '../../content/ports/ports'
import { code, codeBlock, paragraph, strong } from '../nodes/nodes'

type Rule = {
  readonly protocol: 'tcp' | 'udp'
  readonly ports: string
  readonly purpose: string
  readonly sender: PortSender
}

const SENDERS: Readonly<Record<PortSender, { readonly name: string; readonly range: string }>> = {
  encoders: { name: 'Encoders', range: '<encoder-range>' },
  operators: { name: 'Operators’ browsers and API clients', range: '<operator-range>' },
  machines: { name: 'Your other machines with this product', range: '<machine-range>' },
  monitoring: { name: 'Monitoring', range: '<monitoring-range>' },
}

export const FIREWALLS = {
  aws: { lang: 'bash', format: awsCommands },
  akamai: { lang: 'bash', format: akamaiCommands },
  oracle: { lang: 'bash', format: oracleCommands },
  ufw: { lang: 'bash', format: ufwCommands },
  powershell: { lang: 'powershell', format: powershellCommands },
} as const

export type Firewall = keyof typeof FIREWALLS

/**
 * One block of commands for each kind of sender in the rows. For Akamai, one block for all senders, because the command creates a
 * whole firewall.
 */
export function firewallCommands(
  firewall: Firewall,
  rows: readonly PortRow[],
  product: string,
): RootContent[] {
  const { lang, format } = FIREWALLS[firewall]
  const groups = PORT_SENDERS.map((sender) => rows.flatMap((row) => rulesOf(row, sender)))
  if (firewall === 'akamai') return [codeBlock(lang, format(groups.flat(), product))]
  return groups.flatMap((rules) => {
    const [first] = rules
    if (first === undefined) return []
    const { name, range } = SENDERS[first.sender]
    return [
      paragraph(strong(name), ', from ', code(range), ':'),
      codeBlock(lang, format(rules, product)),
    ]
  })
}

function rulesOf(row: PortRow, sender: PortSender): Rule[] {
  if (!row.senders?.includes(sender)) return []
  const ranges = row.port === 'any' ? [] : row.port.split(', ')
  const purpose = row.purpose.replace(/[`*'"]/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  const protocols = row.protocol === undefined ? [] : PORT_PROTOCOLS[row.protocol]
  return protocols.flatMap((protocol) =>
    ranges.map((ports) => ({ protocol, ports, purpose, sender })),
  )
}

function rangeOf(rules: readonly Rule[]): string {
  return SENDERS[rules[0]?.sender ?? 'operators'].range
}

function awsCommands(rules: readonly Rule[]): string {
  return [
    'allow() {',
    '  echo "$3"',
    '  aws ec2 authorize-security-group-ingress --group-id <security-group-id> \\',
    `    --protocol "$1" --port "$2" --cidr ${rangeOf(rules)}`,
    '}',
    ...rules.map(({ protocol, ports, purpose }) => `allow ${protocol} ${ports} "${purpose}"`),
  ].join('\n')
}

/** Oracle's commands need protocol numbers: 6 is TCP, and 17 is UDP. */
function oracleCommands(rules: readonly Rule[]): string {
  return [
    'allow() {',
    '  oci network nsg rules add --nsg-id <nsg-id> --security-rules "[{',
    '    \\"direction\\": \\"INGRESS\\", \\"protocol\\": \\"$1\\", \\"sourceType\\": \\"CIDR_BLOCK\\",',
    `    \\"source\\": \\"${rangeOf(rules)}\\",`,
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

function akamaiCommands(rules: readonly Rule[]): string {
  const entries = rules.map(({ protocol, ports, sender }) =>
    [
      `{"action":"ACCEPT","label":"${sender}-${protocol}-${ports}","protocol":"${protocol.toUpperCase()}",`,
      `  "ports":"${ports}","addresses":{"ipv4":["${SENDERS[sender].range}"]}}`,
    ].join('\n'),
  )
  return [
    'linode-cli firewalls create --label <firewall-name> \\',
    '  --rules.inbound_policy DROP --rules.outbound_policy ACCEPT \\',
    `  --rules.inbound '[\n${entries.join(',\n')}\n]'`,
  ].join('\n')
}

function ufwCommands(rules: readonly Rule[]): string {
  return rules
    .map(
      ({ protocol, ports, purpose }) =>
        `sudo ufw allow proto ${protocol} from ${rangeOf(rules)} to any \\\n  port ${ports.replace('-', ':')} comment '${purpose}'`,
    )
    .join('\n')
}

function powershellCommands(rules: readonly Rule[], product: string): string {
  return [
    'function Allow($Protocol, $Ports, $Purpose) {',
    `  New-NetFirewallRule -DisplayName "${product}: $Purpose" -Direction Inbound -Action Allow \``,
    `    -Protocol $Protocol -LocalPort $Ports -RemoteAddress "${rangeOf(rules)}"`,
    '}',
    ...rules.map(
      ({ protocol, ports, purpose }) => `Allow ${protocol.toUpperCase()} ${ports} "${purpose}"`,
    ),
  ].join('\n')
}
