import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { effectiveBasePath } from '../../lib/content/settings/base-path'
import { checkBasePath } from '../../lib/content/settings/public-url'
import { listen } from './start-server'

/**
 * Reads the server's options from the command line. The default for --port is the environment variable PORT or, if that
 * is not set, 3000.
 * @param siteBasePath base path of the build, the default for --base-path
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
    port: parseNumber('--port or PORT', values.port),
    host: values.host,
    basePath,
    /** Whether to fail if the port is in use, instead of using another port. */
    isStrictPort: values['strict-port'],
    scriptDelayMs: parseNumber('--delay-scripts', values['delay-scripts'], 60_000),
    /** Whether to build the site first; otherwise, the existing out/ is served. */
    isBuilt: !values['no-build'],
    buildSettings: { ...(basePath === siteBasePath ? {} : { SITE_BASE_PATH: basePath }) },
  }
}

/**
 * @param name name of the option, for the error message
 * @param max the highest number allowed; by default, the highest port
 */
export function parseNumber(name: string, text: string, max = 65535): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value <= max) return value
  throw new Error(`${name}: found "${text}", expected a whole number from 0 to ${max}.`)
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, '127.0.0.1', 0)
  server.close()
  await once(server, 'close')
  return port
}
