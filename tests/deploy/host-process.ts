import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The program of a server, or undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ]
  return folders.map((folder) => path.join(folder, name)).find(isExecutable)
}

/** Says that a server cannot be tested here. */
export function sayMissing(name: string, packages: string): void {
  console.warn(
    `${name}: NOT TESTED, it is not on this machine. On Debian: apt-get install ${packages}`,
  )
}

/**
 * Starts a server and waits until it responds.
 * @throws with what it printed, when it ends before that
 */
export async function startHost(
  program: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ChildProcess> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += String(chunk)
    })
  while (!(await isReachable(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${printed}`)
    await pause(50)
  }
  return child
}

/** Ends a server and waits for it. */
export async function stopHost(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function isReachable(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const result = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
  ])
  socket.destroy()
  return result
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
