import { parseArgs } from 'node:util'
import { normalizeBasePath } from '../../lib/content/settings/base-path'

export type ServeOptions = {
  port: number
  host: string
  basePath: string
  /** How many ports to try when one is taken; 1 with --strict-port. */
  portAttempts: number
  /** Milliseconds that every script is late, with --delay-scripts; for tests. */
  scriptDelayMs: number
}

const DEFAULT_PORT = '3000'
const PORT_ATTEMPTS = 20

/**
 * Reads the server's options from the command line, then from the environment, then the defaults.
 * @param siteBasePath the base path of the build, used unless --base-path says otherwise
 */
export function readServeOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  siteBasePath: string,
): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'base-path': { type: 'string' },
      'strict-port': { type: 'boolean', default: false },
      'delay-scripts': { type: 'string', default: '0' },
    },
  })
  return {
    port: parsePort(values.port ?? (env.PORT || DEFAULT_PORT)),
    host: values.host,
    basePath: normalizeBasePath(values['base-path'] ?? siteBasePath),
    portAttempts: values['strict-port'] ? 1 : PORT_ATTEMPTS,
    scriptDelayMs: parseDelay(values['delay-scripts']),
  }
}

function parsePort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65535) return port
  throw new Error(`The port must be a number from 0 to 65535, not "${text}".`)
}

function parseDelay(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`The delay of scripts must be a number of milliseconds, not "${text}".`)
}
