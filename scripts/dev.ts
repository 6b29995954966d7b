// Starts the writers' preview; reports content errors first, but starts all the same: the page shows its own.
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { keepPreview } from '../lib/output/run/preview'
import { reportFailure } from '../tools/machine/this-process'
import { writeEditorSchemas } from '../tools/writing/editor-schemas'

const DEFAULT_PORT = '3000'

async function dev(): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: DEFAULT_PORT },
      hostname: { type: 'string', short: 'H', default: 'localhost' },
    },
  })
  const { hostname } = values
  const port = Number(values.port)
  const app = next({ dev: true, webpack: true, dir: process.cwd(), hostname, port })
  await app.prepare()
  const answer = app.getRequestHandler()
  createServer((request, response) => void answer(request, response)).listen(port, hostname, () =>
    console.log(`Preview: http://${hostname}:${port}`),
  )
  writeEditorSchemas()
  await keepPreview(process.cwd())
}

await dev().catch(reportFailure)
