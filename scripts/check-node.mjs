// Stops with one sentence when Node is too old. Old versions have to parse this file: no `node:` imports, no top-level await.
import { readFileSync } from 'fs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const minimum = manifest.engines.node.replace('>=', '')
const running = process.version.replace('v', '')

if (running.localeCompare(minimum, 'en', { numeric: true }) < 0) {
  console.error(
    `This site needs Node ${minimum} or newer, but this is Node ${running}: install a newer one from https://nodejs.org.`,
  )
  process.exit(1)
}
