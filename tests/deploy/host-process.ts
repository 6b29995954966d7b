import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Starts a server and waits until it responds.
 * @throws with what it printed, when it ends before that
 */
export async function startHost(
  program: string,
  args: readonly string[],
  port: number,
): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
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

function isReachable(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}
