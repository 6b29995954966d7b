// Starts the writers' preview; reports content errors first, but starts all the same: the page shows its own.
import { constants, setPriority } from 'node:os'
import { compileLess } from '../lib/output/run/compile-less.mjs'
import { runCommand } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'

process.env.NEXT_TELEMETRY_DISABLED = '1'
const next = runCommand(process.execPath, [
  'node_modules/next/dist/bin/next',
  'dev',
  '--webpack',
  ...process.argv.slice(2),
])
// The writer waits for the page; search, feeds and what the editor knows can come a little later.
setPriority(constants.priority.PRIORITY_LOW)
compileLess()
const preview = keepRest().catch(reportFailure)
process.exitCode = await next
;(await preview)?.()

async function keepRest() {
  const { writeEditorSchemas } = await import('../tools/writing/editor-schemas')
  writeEditorSchemas()
  const { keepPreview } = await import('../lib/output/run/preview')
  return keepPreview(process.cwd())
}
