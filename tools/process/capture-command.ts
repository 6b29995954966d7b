import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'

export type CommandResult = {
  /** Exit code: 127 when it cannot start, 128 + n for signal n. */
  readonly status: number
  /** What it wrote to both streams, in the order in which it came. */
  readonly output: string
  readonly seconds: number
}

/** Runs a line of a shell, with the programs of the project's packages at hand, and keeps what it writes. */
export function captureCommand(line: string, env = process.env): Promise<CommandResult> {
  const startedAt = Date.now()
  const search = [path.resolve('node_modules/.bin'), env.PATH ?? ''].join(path.delimiter)
  return new Promise((resolve) => {
    const child = spawn(line, {
      shell: true,
      env: { ...env, PATH: search },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
      })
    }
    const finish = (status: number) =>
      resolve({ status, output, seconds: (Date.now() - startedAt) / 1000 })
    child.on('error', () => finish(127))
    child.on('close', (code, signal) => {
      finish(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}
