import type { RootContent } from 'mdast'
import type { PortRow } from '../../content/ports/schema'
import { portRanges, protocolsOf } from '../../content/ports/select-ports'
import { codeBlock } from '../nodes/nodes'

/** A port range to open, with the words that say what for. */
type Rule = { readonly protocol: 'tcp' | 'udp'; readonly ports: string; readonly purpose: string }

export const FIREWALLS = {
  aws: { lang: 'bash', print: awsCommands },
  akamai: { lang: 'bash', print: akamaiCommands },
  oracle: { lang: 'bash', print: oracleCommands },
  ufw: { lang: 'bash', print: ufwCommands },
  powershell: { lang: 'powershell', print: powershellCommands },
  netsh: { lang: 'cmd', print: netshCommands },
} as const

export type Firewall = keyof typeof FIREWALLS

export function firewallCommands(
  firewall: Firewall,
  rows: readonly PortRow[],
  product: string,
): RootContent {
  const { lang, print } = FIREWALLS[firewall]
  return codeBlock(lang, print(rows.flatMap(rulesOf), product))
}

function rulesOf(row: PortRow): Rule[] {
  const purpose = row.purpose.replace(/[`*'"]/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  return protocolsOf(row).flatMap((protocol) =>
    portRanges(row).map((ports) => ({ protocol, ports, purpose })),
  )
}

/** One line for each rule, in which the words that say what for stand below each other. */
function lines(rules: readonly Rule[], start: (rule: Rule) => string): string[] {
  const width = Math.max(0, ...rules.map((rule) => start(rule).length))
  return rules.map((rule) => `${start(rule).padEnd(width)}  # ${rule.purpose}`)
}

function awsCommands(rules: readonly Rule[]): string {
  return [
    'allow() {',
    '  aws ec2 authorize-security-group-ingress --group-id <security-group-id> \\',
    '    --protocol "$1" --port "$2" --cidr <sender-range>',
    '}',
    ...lines(rules, ({ protocol, ports }) => `allow ${protocol} ${ports}`),
  ].join('\n')
}

function oracleCommands(rules: readonly Rule[]): string {
  return [
    'allow() { # protocol (6 TCP, 17 UDP), name of its options, first and last port',
    '  oci network nsg rules add --nsg-id <nsg-id> --security-rules "[{',
    '    \\"direction\\": \\"INGRESS\\", \\"protocol\\": \\"$1\\", \\"source\\": \\"<sender-range>\\",',
    '    \\"$2\\": {\\"destinationPortRange\\": {\\"min\\": $3, \\"max\\": $4}}}]"',
    '}',
    ...lines(rules, ({ protocol, ports }) => {
      const [first, last = first] = ports.split('-')
      return protocol === 'tcp'
        ? `allow 6 tcpOptions ${first} ${last}`
        : `allow 17 udpOptions ${first} ${last}`
    }),
  ].join('\n')
}

function akamaiCommands(rules: readonly Rule[]): string {
  const entries = rules.map(({ protocol, ports }) =>
    [
      `{"action":"ACCEPT","label":"${protocol}-${ports}","protocol":"${protocol.toUpperCase()}",`,
      `  "ports":"${ports}","addresses":{"ipv4":["<sender-range>"]}}`,
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
        `sudo ufw allow proto ${protocol} from <sender-range> to any \\\n  port ${ports.replace('-', ':')} comment '${purpose}'`,
    )
    .join('\n')
}

function powershellCommands(rules: readonly Rule[], product: string): string {
  return [
    'function Allow($Protocol, $Ports, $Purpose) {',
    `  New-NetFirewallRule -DisplayName "${product}: $Purpose" -Direction Inbound -Action Allow \``,
    '    -Protocol $Protocol -LocalPort $Ports -RemoteAddress "<sender-range>"',
    '}',
    ...rules.map(
      ({ protocol, ports, purpose }) => `Allow ${protocol.toUpperCase()} ${ports} "${purpose}"`,
    ),
  ].join('\n')
}

function netshCommands(rules: readonly Rule[], product: string): string {
  return rules
    .map(
      ({ protocol, ports, purpose }) =>
        `netsh advfirewall firewall add rule name="${product}: ${purpose}" dir=in action=allow ^\n  protocol=${protocol.toUpperCase()} localport=${ports} remoteip=<sender-range>`,
    )
    .join('\n')
}
