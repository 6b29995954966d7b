// Builds and serves the site; with --no-build, only serves the existing out/. For example:
// `npm start -- --port 8080 --host 0.0.0.0 --base-path /x --strict-port`.
import { existsSync } from 'node:fs'
import { checkPublicUrl } from '../lib/content/settings/public-url'
import { runScript } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'
import { readServeOptions } from '../tools/server/serve-options'
import { startServer } from '../tools/server/start-server'

async function main(): Promise<void> {
  checkPublicUrl()
  const options = readServeOptions(process.argv.slice(2), process.env)
  if (options.isBuilt) await runScript('scripts/build.ts', { settings: options.buildSettings })
  if (!existsSync('out')) throw new Error('There is no out/: run `npm run build` first.')
  const server = { ...options, root: 'out' }
  const { url, port, close } = await startServer(server).catch((error: unknown) => {
    if (options.isStrictPort) throw error
    return startServer({ ...server, port: 0 })
  })
  if (options.port !== 0 && port !== options.port)
    console.log(`Port ${options.port} is not available; using ${port} instead.`)
  // Print localhost for loopback and wildcard hosts, because 0.0.0.0 does not open in every browser.
  const localUrl = url.replace(
    /^http:\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=:)/,
    'http://localhost',
  )
  console.log(`Capella Documentation is served at ${localUrl}${options.basePath}`)
  const stop = () => void close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

await main().catch(reportFailure)
