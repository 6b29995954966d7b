import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'

export type CommandOptions = {
  readonly env?: NodeJS.ProcessEnv
  /** The folder the command runs in, when it is not this one. */
  readonly cwd?: string
  /** Ends the command when it runs longer. */
  readonly timeoutMs?: number
  /** Whether the command writes to this terminal. */
  readonly output?: 'inherit' | 'ignore'
}

/** Runs a command to its end and gives its exit code: 127 when it cannot start, 128 + n for signal n. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = process.env, cwd = '.', timeoutMs, output = 'inherit' }: CommandOptions = {},
): Promise<number> {
  const child = spawn(command, args, { env, cwd, stdio: output })
  // spawn's own `timeout` keeps Node alive to its end when the command cannot start.
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill(), timeoutMs)
  const status = await exitStatus(child)
  clearTimeout(timer)
  return status
}

/**
 * Runs one of the project's scripts in a new Node.
 * @param settings variables added to the environment
 * @throws when it fails; it has said why
 */
export async function runScript(
  file: string,
  { args = [], cwd = '.', settings = {} }: ScriptOptions = {},
): Promise<void> {
  const env = { ...process.env, ...settings }
  const status = await runCommand(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd,
    env,
  })
  if (status !== 0) throw new Error(`${file} failed: see above.`)
}

type ScriptOptions = Pick<CommandOptions, 'cwd'> & {
  readonly args?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
}

export type CapturedCommand = {
  readonly status: number
  /** What it wrote to both streams, in the order in which it came. */
  readonly output: string
  readonly seconds: number
}

/** Runs a line of a shell, with the programs of the project's packages at hand, and keeps what it writes. */
export async function captureCommand(
  line: string,
  { env = process.env, cwd = '.' }: Pick<CommandOptions, 'env' | 'cwd'> = {},
): Promise<CapturedCommand> {
  const startedAt = Date.now()
  const PATH = [path.resolve('node_modules/.bin'), env.PATH ?? ''].join(path.delimiter)
  const child = spawn(line, { shell: true, env: { ...env, PATH }, cwd })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  child.stdin.end()
  return { status: await exitStatus(child), output, seconds: (Date.now() - startedAt) / 1000 }
}

function exitStatus(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    )
  })
}
