import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import type { validateXML } from 'xmllint-wasm'
import { StandInManager } from './manager'
import { formatTime, timeOf } from './run-times'
import type { StandInData } from './stand-in-data'

const TOKEN = 'test-token'

const USAGE = `Usage: node stand-in.mjs [options] [port]

  port                          Port of the server (default: the port of the manager's API)
  --now "2027/09/06 18:50:00"   Start time of the simulated clock (default: the time of this machine)
  --speed 60                    Simulated seconds per real second (default: 1)
  --help                        Show this help`

type Settings = { readonly port: number; readonly now: number; readonly speed: number }

/**
 * Entry point of `node stand-in.mjs`.
 * @param packed files of the XML validator by name, compressed and in base64; the validator needs them on disk
 */
export async function runStandIn(
  data: StandInData,
  packed: Readonly<Record<string, string>>,
): Promise<void> {
  const settings = readSettings(process.argv.slice(2), data.service.port)
  if (typeof settings === 'string') {
    console.log(settings)
    process.exitCode = settings === USAGE ? 0 : 2
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
  for (const [name, content] of Object.entries(packed))
    writeFileSync(path.join(folder, name), brotliDecompressSync(Buffer.from(content, 'base64')))
  const xmllint = createRequire(path.join(folder, 'index.js'))('./index-node.js')
  const begin = Date.now()
  const now = () => settings.now + (Date.now() - begin) * settings.speed
  const validate = validator(xmllint.validateXML)
  const manager = new StandInManager(data, { token: TOKEN, validate, now })
  try {
    const port = await manager.start(settings.port)
    const scheme = manager.pin === '' ? 'http' : 'https'
    console.log(
      `Stand-in for the ${data.service.name}. Its data is lost when it stops. To stop it, press Ctrl+C.`,
    )
    console.log(`Base URL:  ${scheme}://127.0.0.1:${port}${data.service.basePath}`)
    console.log(`API token: ${TOKEN}`)
    console.log(
      `Clock:     ${formatTime(settings.now)}${settings.speed === 1 ? '' : `, ${settings.speed} times as fast`}`,
    )
    console.log(
      manager.pin === ''
        ? 'Found no openssl that can create a certificate, so this server uses HTTP. Use http:// in the curl samples. The client files do not work, because they need HTTPS.'
        : `Pin:       ${manager.pin}`,
    )
  } catch (error) {
    console.error(`Port ${settings.port}: ${error instanceof Error ? error.message : error}`)
    console.error('Choose another port, or use any free one: node stand-in.mjs 0')
    process.exit(1)
  }
}

/** Returns the local time of this machine, in milliseconds, as if it were UTC. */
function wallClock(): number {
  return Date.now() - new Date().getTimezoneOffset() * 60_000
}

/**
 * Returns the settings, or the help or error messages to print.
 * @param port the port if the arguments contain none
 */
export function readSettings(args: readonly string[], port: number): Settings | string {
  const options = {
    now: { type: 'string' },
    speed: { type: 'string' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help) return USAGE
    const [date = '', time = ''] = (values.now ?? '').split(/[ T]/)
    const settings = {
      port: positionals[0] === undefined ? port : Number(positionals[0]),
      now: values.now === undefined ? wallClock() : timeOf(date, time),
      speed: Number(values.speed ?? 1),
    }
    const faults = [
      positionals.length > 1 && `found ${positionals.length} ports, expected one`,
      !(Number.isInteger(settings.port) && settings.port >= 0 && settings.port < 65_536) &&
        `port: found "${positionals[0]}", expected a whole number from 0 to 65535`,
      Number.isNaN(settings.now) &&
        `--now: found "${values.now}", expected a time such as "2027/09/06 18:50:00"`,
      !(settings.speed > 0 && settings.speed <= 100_000) &&
        `--speed: found "${values.speed}", expected a number above 0 and up to 100000`,
    ].filter((fault) => fault !== false)
    return faults.length === 0 ? settings : [...faults, '', USAGE].join('\n')
  } catch (error) {
    return [error instanceof Error ? error.message : error, '', USAGE].join('\n')
  }
}

/** Creates a function that returns xmllint's first error in a document, or null for a valid document. */
export function validator(validate: typeof validateXML) {
  return async (contents: string, schema: string): Promise<string | null> => {
    const { valid, errors } = await validate({ xml: { fileName: 'body.xml', contents }, schema })
    if (valid) return null
    const [first] = errors
    return first === undefined
      ? 'The XML is not valid.'
      : `Line ${first.loc?.lineNumber ?? 1}: ${first.message}`
  }
}
