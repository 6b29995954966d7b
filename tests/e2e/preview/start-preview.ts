import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../../tools/server/serve-options'

const POLL_MS = 200
const START_MS = 120_000

/**
 * Starts the preview of a copy and waits for its first page.
 * @returns `end` waits until none of its processes may write into the copy
 */
export async function startPreview(folder: string) {
  const port = await freePort()
  const args = ['run', 'dev', '--', '--port', String(port)]
  // A group of its own: Next has processes of its own.
  const child = spawn('npm', args, { cwd: folder, stdio: 'ignore', detached: true })
  const url = `http://localhost:${port}`
  const deadline = Date.now() + START_MS
  while ((await fetch(`${url}/docs`).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error('The preview did not start.')
    await setTimeout(POLL_MS)
  }
  const id = child.pid ?? 0
  const end = async () => {
    process.kill(-id)
    while (isGroupAlive(id)) await setTimeout(POLL_MS)
  }
  return { url, end }
}

function isGroupAlive(id: number): boolean {
  try {
    return process.kill(-id, 0)
  } catch {
    return false
  }
}
