// Starts the writers' preview; reports content errors first, but starts all the same: the page shows its own.
import { keepPreview } from '../lib/output/run/preview'
import { runCommand } from '../tools/machine/run-command'
import { writeEditorSchemas } from '../tools/writing/editor-schemas'

process.env.NEXT_TELEMETRY_DISABLED = '1'
writeEditorSchemas()
const endPreview = await keepPreview(process.cwd())
process.exitCode = await runCommand(process.execPath, [
  'node_modules/next/dist/bin/next',
  'dev',
  '--webpack',
  ...process.argv.slice(2),
])
endPreview()
