import { execSync } from 'node:child_process'
import { messageOf } from '../lib/content/problem'

/** Prints an error message without its stack, and makes the script exit with status 1. */
export function reportFailure(error: unknown): void {
  console.error(messageOf(error))
  process.exitCode = 1
}

/** The entries that the command line names, or all if it names none. Throws if a name is unknown. */
export function selectByName<Entry>(table: Readonly<Record<string, Entry>>): [string, Entry][] {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !Object.hasOwn(table, name))
  if (unknown !== undefined)
    throw new Error(`Found "${unknown}", expected one of ${Object.keys(table).join(', ')}.`)
  return Object.entries(table).filter(([name]) => names.length === 0 || names.includes(name))
}

/** Runs a shell command, whose output goes to the terminal, with more environment variables. Throws if it fails. */
export function run(
  command: string,
  settings: Readonly<Record<string, string>> = {},
  cwd = '.',
): void {
  execSync(command, { cwd, env: { ...process.env, ...settings }, stdio: 'inherit' })
}
