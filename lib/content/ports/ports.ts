import { z } from 'zod'
import { day } from '../../site/site-config-schema'
import { keysOf, readerText as text } from '../schema-fields'

export const PORT_PLATFORMS = {
  kubernetes: 'Kubernetes',
  docker: 'Linux with Docker',
  windows: 'Windows',
} as const

export const PORT_PROVIDERS = { akamai: 'Akamai', aws: 'AWS', oracle: 'Oracle' } as const

/** Groups of senders that a firewall must allow. The groups differ in their IP addresses. */
export const PORT_SENDERS = ['encoders', 'operators', 'machines', 'monitoring'] as const

/** `any`, or numbers and ranges, such as `5000, 5014-5050`. */
const PORTS = /^(?:any|\d{1,5}(?:-\d{1,5})?(?:, \d{1,5}(?:-\d{1,5})?)*)$/
const PORTS_EXPECTED = 'expected "any" or ports such as 8171, "5004-5013", or "80, 443"'

export const PORT_PROTOCOLS = { TCP: ['tcp'], UDP: ['udp'], 'TCP and UDP': ['tcp', 'udp'] } as const

const portSchema = z
  .strictObject({
    port: z
      .union([z.number().int(), z.string()], PORTS_EXPECTED)
      .transform(String)
      .refine((value) => PORTS.test(value), PORTS_EXPECTED),
    protocol: z
      .enum(keysOf(PORT_PROTOCOLS))
      .optional()
      .describe('Protocol of the port; omit if not confirmed'),
    direction: z
      .enum(['in', 'balancer', 'inside', 'out'])
      .describe('Direction of the connection; only "in" needs a rule in the firewall of a machine'),
    from: text,
    senders: z
      .array(z.enum(PORT_SENDERS))
      .min(1)
      .optional()
      .describe('Senders whose IP ranges the firewall commands allow; only for direction "in"'),
    to: text,
    purpose: text,
    platforms: z.array(z.enum(keysOf(PORT_PLATFORMS))).min(1),
    /** Omitted if the row applies to every provider. */
    providers: z
      .array(z.enum(keysOf(PORT_PROVIDERS)))
      .min(1)
      .optional(),
    note: text.optional(),
  })
  .refine(({ providers, platforms }) => !providers || platforms.includes('kubernetes'), {
    path: ['providers'],
    message: 'expected providers only with the platform kubernetes',
  })
  .refine(({ direction, senders }) => (direction === 'in') === (senders !== undefined), {
    path: ['senders'],
    message: 'expected senders if direction is "in", and no senders otherwise',
  })

export const portsSchema = z.array(portSchema).min(1)

export type PortRow = z.infer<typeof portSchema>
export type PortPlatform = keyof typeof PORT_PLATFORMS
export type PortSender = (typeof PORT_SENDERS)[number]

export const FIREWALLS_FILE = 'data/firewalls.yaml'

const platformRule = z.strictObject({
  platform: z.enum(keysOf(PORT_PLATFORMS)),
  label: text,
  protocol: z.enum(['TCP', 'UDP', 'IPENCAP']),
  ports: text.optional().describe('Omit for all ports'),
  from: text.describe('Range of addresses, or a placeholder'),
})

export const firewallsSchema = z.record(
  z.enum(keysOf(PORT_PROVIDERS)),
  z.strictObject({
    rules: z.number().describe('Most inbound rules in one firewall'),
    ports: z.number().optional().describe('Most ports in one rule; a range counts as two'),
    source: z.string().url('expected a URL').describe('Public page that states the limits'),
    checked: day.describe('Day on which the source was last checked'),
    platformRules: z.array(platformRule).default([]).describe('Rules that a platform needs'),
  }),
)

export type PlatformRule = z.infer<typeof platformRule>
export type CloudFirewall = z.infer<typeof firewallsSchema>[keyof typeof PORT_PROVIDERS]
