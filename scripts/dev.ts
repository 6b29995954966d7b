// Starts the writers' preview; reports content errors first, but starts all the same: the page shows its own.
import { constants, setPriority } from 'node:os'
import { keepPreview } from '../lib/output/run/preview'
import { runCommand } from '../tools/machine/run-command'
import { reportFailure } from '../tools/machine/this-process'
import { writeEditorSchemas } from '../tools/writing/editor-schemas'

process.env.NEXT_TELEMETRY_DISABLED = '1'
writeEditorSchemas()
const next = runCommand(process.execPath, [
  'node_modules/next/dist/bin/next',
  'dev',
  '--webpack',
  ...process.argv.slice(2),
])
// The writer waits for the page; search and feeds can come a little later.
setPriority(constants.priority.PRIORITY_LOW)
const preview = keepPreview(process.cwd()).catch(reportFailure)
process.exitCode = await next
;(await preview)?.()
