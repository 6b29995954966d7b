import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'

/** Exit code that shells return for a command that cannot start. */
const NOT_STARTED = 127

type CommandOptions = {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  readonly timeoutMs?: number
  readonly output?: 'inherit' | 'ignore'
}

/**
 * Runs a command and returns its exit code. As in a shell, the code is 127 if the command cannot start, and 128 plus
 * the signal's number if a signal ends the command.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = process.env, cwd = '.', timeoutMs: timeout = 0, output = 'inherit' }: CommandOptions = {},
): Promise<number> {
  return exitCodeOf(spawn(command, args, { env, cwd, timeout, stdio: output }))
}

type ScriptOptions = Pick<CommandOptions, 'cwd'> & {
  readonly args?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Runs one of the project's scripts in a new Node process.
 * @param settings additional environment variables
 * @throws if the script fails; the script has already printed the reason
 */
export async function runScript(
  file: string,
  { args = [], cwd = '.', settings = {} }: ScriptOptions = {},
): Promise<void> {
  const options = { cwd, env: { ...process.env, ...settings } }
  const status = await runCommand(process.execPath, ['--import', 'tsx', file, ...args], options)
  if (status !== 0) throw new Error(`${file} failed. See above.`)
}

/**
 * Runs a shell command with the package binaries of `cwd` on its PATH. Returns its exit code, its duration, and the
 * output from both streams, in order of arrival, without the final line break.
 */
export async function captureCommand(
  line: string,
  { env = process.env, cwd = '.' }: Pick<CommandOptions, 'env' | 'cwd'> = {},
) {
  const startedAt = Date.now()
  const PATH = [path.resolve(cwd, 'node_modules/.bin'), env.PATH].join(path.delimiter)
  const options = { shell: true, env: { ...env, PATH }, cwd }
  const child = spawn(line, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const status = await exitCodeOf(child)
  return { status, output: output.replace(/\n$/, ''), seconds: (Date.now() - startedAt) / 1000 }
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(NOT_STARTED))
    child.on('close', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    )
  })
}
