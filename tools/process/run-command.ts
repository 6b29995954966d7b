import { spawn } from 'node:child_process'
import { constants } from 'node:os'

export type CommandOptions = {
  env?: NodeJS.ProcessEnv
  /** The folder the command runs in, when it is not this one. */
  cwd?: string
  /** Ends the command when it runs longer. */
  timeoutMs?: number
  /** Whether the command writes to this terminal. */
  output?: 'inherit' | 'ignore'
}

/** Runs a command to its end and gives its exit code: 127 when it cannot start, 128 + n for signal n. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = process.env, cwd = '.', timeoutMs, output = 'inherit' }: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, cwd, stdio: output })
    // spawn's own `timeout` keeps Node alive to its end when the command cannot start.
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill(), timeoutMs)
    const finish = (exitCode: number) => {
      clearTimeout(timer)
      resolve(exitCode)
    }
    child.on('error', () => finish(127))
    child.on('close', (code, signal) => {
      finish(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}

/** Runs one of the project's TypeScript files in a new Node. */
export function runTypeScript(
  file: string,
  args: readonly string[] = [],
  options?: CommandOptions,
): Promise<number> {
  return runCommand(process.execPath, ['--import', 'tsx', file, ...args], options)
}
