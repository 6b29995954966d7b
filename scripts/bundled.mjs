// Runs a script of this folder as one bundle, which starts sooner than its files one by one: bundled.mjs build.ts …
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBundled } from '../lib/output/run/import-bundled.mjs'

const [script = ''] = process.argv.splice(2, 1)
await importBundled(fileURLToPath(new URL('..', import.meta.url)), path.join('scripts', script))
