// Stops if Node is too old. Old versions must be able to parse this file: no `node:` imports, no top-level await.
import { readFileSync } from 'fs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const minimum = manifest.engines.node.replace('>=', '')
const running = process.version.replace('v', '')

if (running.localeCompare(minimum, 'en', { numeric: true }) < 0) {
  console.error(
    `Found Node ${running}, expected ${minimum} or newer. Install a newer version from https://nodejs.org.`,
  )
  process.exit(1)
}
