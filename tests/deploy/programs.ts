import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { reportFailure, run } from '../../tools/command-line'

/** Folder for the hosts' programs, which are too large to be packages of the project. */
const TOOLS = path.resolve('.next/cache/hosts')
const NPM_PACKAGES = ['wrangler@4', 'netlify-redirector']

/** Installs missing programs that publish and serve the site; tests report programs that cannot be installed. */
export function installPrograms(): void {
  if (!hasNginx && process.getuid?.() === 0)
    tryRun('apt-get update --quiet && apt-get install --yes --no-install-recommends nginx rsync')
  if (!NPM_PACKAGES.every((name) => npmPackage(name.replace(/(?<=.)@.*/, ''))))
    tryRun(`npm install --prefix ${TOOLS} --no-audit --no-fund ${NPM_PACKAGES.join(' ')}`)
}

function tryRun(command: string): void {
  try {
    run(command)
  } catch (error) {
    reportFailure(error)
  }
}

/** Folder of an installed package; undefined when it is missing. */
export function npmPackage(name: string): string | undefined {
  const folder = path.join(TOOLS, 'node_modules', name)
  return existsSync(folder) ? folder : undefined
}

export const hasNginx = ['/usr/sbin/nginx', '/usr/bin/rsync'].every(existsSync)

type StartOptions = { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string }

/**
 * Starts a server and waits until it responds.
 * @returns a function that stops it
 * @throws with its output if it exits before
 */
export async function startHost(
  program: string,
  args: readonly string[],
  port: number,
  { env = process.env, cwd = '.' }: StartOptions = {},
): Promise<() => Promise<void>> {
  // The input stays open, because some servers end when it closes.
  const child = spawn(program, args, { env, cwd })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += String(chunk)
    })
  while (!(await isReachable(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${printed}`)
    await pause(50)
  }
  return () => stopHost(child)
}

async function stopHost(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function isReachable(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}
