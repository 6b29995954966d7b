import { execa } from 'execa'

/** What a shell says of a command that cannot start. */
const NOT_STARTED = 127

export type CommandOptions = {
  readonly env?: NodeJS.ProcessEnv
  /** The folder the command runs in, when it is not this one. */
  readonly cwd?: string
  /** Ends the command when it runs longer. */
  readonly timeoutMs?: number
  /** Whether the command writes to this terminal. */
  readonly output?: 'inherit' | 'ignore'
}

/** Runs a command to its end and gives its exit code: 127 when it cannot start, or a signal ends it. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = process.env, cwd = '.', timeoutMs: timeout = 0, output = 'inherit' }: CommandOptions = {},
): Promise<number> {
  const options = { env, extendEnv: false, cwd, timeout, stdio: output, reject: false } as const
  const { exitCode = NOT_STARTED } = await execa(command, args, options)
  return exitCode
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
  const options = { cwd, env: { ...process.env, ...settings } }
  const status = await runCommand(process.execPath, ['--import', 'tsx', file, ...args], options)
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
  const { exitCode, all, durationMs } = await execa(line, {
    ...{ shell: true, preferLocal: true, env, extendEnv: false, cwd },
    ...{ stdin: 'ignore', all: true, reject: false },
  })
  return { status: exitCode ?? NOT_STARTED, output: all, seconds: durationMs / 1000 }
}
