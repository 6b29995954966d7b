// Starts the preview for writers. Prints content errors but continues, because each page shows its own errors.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import next from 'next'
import sirv from 'sirv'
import { effectiveBasePath } from '../lib/content/settings/base-path'
import { checkPublicUrl } from '../lib/content/settings/public-url'
import { PREVIEW_FOLDER, watchOutputs, writeEditorSchemas } from '../lib/output/run/preview'
import { reportFailure } from '../tools/command-line'

const POLL_INTERVAL_MS = 50

async function dev(): Promise<void> {
  checkPublicUrl()
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: '3000' },
      hostname: { type: 'string', short: 'H', default: 'localhost' },
    },
  })
  const { hostname } = values
  const port = Number(values.port)
  const server = createServer().listen(port, hostname)
  // A port in use ends the command here, before Next starts processes of its own.
  await once(server, 'listening')
  const app = next({ dev: true, webpack: true, dir: process.cwd(), hostname, port })
  const ready = app.prepare()
  ready.catch(() => server.close())
  const handle = app.getRequestHandler()
  // sirv looks up files for each request (`dev`), because the outputs change.
  const serveOutput = sirv(PREVIEW_FOLDER, { dev: true })
  let inFlight = 0
  server.on('request', (request, response) => {
    inFlight += 1
    response.on('close', () => {
      inFlight -= 1
    })
    const answer = () => serveOutput(request, response, () => void handle(request, response))
    ready.then(answer, () => response.destroy())
  })
  await ready
  console.log(`Preview: http://${hostname}:${port}${effectiveBasePath}`)
  writeEditorSchemas()
  // Outputs wait for open requests before they read a compiled page, so that the requested page is compiled first.
  await watchOutputs(process.cwd(), async () => {
    while (inFlight > 0) await setTimeout(POLL_INTERVAL_MS)
  })
}

await dev().catch(reportFailure)
