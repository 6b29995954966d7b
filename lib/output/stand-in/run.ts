import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { validateXML } from 'xmllint-wasm'
import { StandInManager } from './manager'
import type { StandInData } from './stand-in-data'

const TOKEN = 'test-token'

/**
 * Starts the stand-in from one file, `node stand-in.mjs [port]`, until it is stopped.
 * @param packed files of the XML validator, compressed, in base64: it reads them from a folder
 */
export async function runStandIn(
  data: StandInData,
  packed: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
  for (const [name, content] of Object.entries(packed))
    writeFileSync(path.join(folder, name), brotliDecompressSync(Buffer.from(content, 'base64')))
  const xmllint = createRequire(path.join(folder, 'index.js'))('./index-node.js')
  const manager = new StandInManager(data, TOKEN, validator(xmllint.validateXML))
  const wanted = Number(process.argv[2] ?? data.service.port)
  try {
    const port = await manager.start(wanted)
    const scheme = manager.pin === '' ? 'http' : 'https'
    console.log(`Stand-in for the ${data.service.name}; nothing is stored. Stop it with Ctrl+C.`)
    console.log(`Base URL:  ${scheme}://127.0.0.1:${port}${data.service.basePath}`)
    console.log(`API token: ${TOKEN}`)
    console.log(
      manager.pin === ''
        ? 'There is no openssl to make a certificate, so this is plain HTTP: write http:// in the samples of curl. The client files need HTTPS.'
        : `Pin:       ${manager.pin}`,
    )
  } catch (error) {
    console.error(`Port ${wanted}: ${error instanceof Error ? error.message : error}`)
    console.error('Start it with another port: node stand-in.mjs 9758')
    process.exit(1)
  }
}

/** Says why a schema refuses a document, in the words of xmllint; null when it is valid. */
export function validator(validate: typeof validateXML) {
  return async (contents: string, schema: string): Promise<string | null> => {
    const { valid, errors } = await validate({ xml: { fileName: 'body.xml', contents }, schema })
    if (valid) return null
    const [first] = errors
    return first === undefined
      ? 'not valid'
      : `Line ${first.loc?.lineNumber ?? 1}: ${first.message}`
  }
}
