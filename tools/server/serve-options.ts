import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { effectiveBasePath } from '../../lib/content/settings/base-path'
import { checkBasePath } from '../../lib/content/settings/public-url'

/**
 * Reads the server's options from the command line, then from the environment, then the defaults.
 * @param siteBasePath the base path of the build, used unless --base-path says otherwise
 */
export function readServeOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  siteBasePath = effectiveBasePath,
) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: env.PORT || '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      'base-path': { type: 'string', default: siteBasePath },
      'strict-port': { type: 'boolean', default: false },
      'delay-scripts': { type: 'string', default: '0' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const basePath = checkBasePath('--base-path', values['base-path'])
  return {
    port: parseNumber('port', values.port, 65535),
    host: values.host,
    basePath,
    /** Whether to fail when the port is in use, instead of taking another one. */
    isStrictPort: values['strict-port'],
    /** Delay of every script, for tests. */
    scriptDelayMs: parseNumber('delay of scripts', values['delay-scripts'], 60_000),
    /** Whether to build the site first; if not, out/ is served as it is. */
    isBuilt: !values['no-build'],
    /** Environment variables that the build needs in addition for this server. */
    buildSettings: { ...(basePath === siteBasePath ? {} : { SITE_BASE_PATH: basePath }) },
  }
}

function parseNumber(name: string, text: string, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value <= most) return value
  throw new Error(`The ${name} must be a number from 0 to ${most}, not "${text}".`)
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (typeof bound !== 'object' || bound === null) throw new Error('There is no free port.')
  return bound.port
}
