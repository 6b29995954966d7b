// Stops with one sentence when Node is too old. No `node:` imports, no top-level await: old Nodes must parse it.
import { readFileSync } from 'fs'
import { nodeVersionProblem } from '../tools/machine/node-version.mjs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const problem = nodeVersionProblem(process.version, manifest.engines.node)

if (problem) {
  console.error(problem)
  process.exit(1)
}
