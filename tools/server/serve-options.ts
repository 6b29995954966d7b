import { parseArgs } from 'node:util'
import { effectiveBasePath, normalizeBasePath } from '../../lib/content/settings/base-path'

export type ServeOptions = {
  readonly port: number
  readonly host: string
  readonly basePath: string
  /** How many ports to try when one is taken; 1 with --strict-port. */
  readonly portAttempts: number
  /** Milliseconds that every script is late, with --delay-scripts; for tests. */
  readonly scriptDelayMs: number
  /** False with --no-build: the site is served as it is. */
  readonly isBuilt: boolean
  /** What the environment of the build lacks to build the site for this server. */
  readonly buildSettings: Readonly<Record<string, string>>
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
  siteBasePath = effectiveBasePath,
): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'base-path': { type: 'string' },
      'strict-port': { type: 'boolean', default: false },
      'delay-scripts': { type: 'string', default: '0' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const basePath = normalizeBasePath(values['base-path'] ?? siteBasePath)
  return {
    port: parsePort(values.port ?? (env.PORT || DEFAULT_PORT)),
    host: values.host,
    basePath,
    portAttempts: values['strict-port'] ? 1 : PORT_ATTEMPTS,
    scriptDelayMs: parseDelay(values['delay-scripts']),
    isBuilt: !values['no-build'],
    buildSettings: basePath === siteBasePath ? {} : { SITE_BASE_PATH: basePath },
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
