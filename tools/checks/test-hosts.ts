import { existsSync } from 'node:fs'
import { runCommand } from '../machine/run-command'
import { isRootUser } from '../machine/this-process'

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'] as const
const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/apt-get'] as const
const INSTALL_TIMEOUT_MS = 5 * 60_000

/**
 * Starts the hosts of `deploy/` and checks what they answer. As root on Debian, installs those that are missing.
 * @throws when an answer is wrong
 */
export async function testHosts(): Promise<void> {
  const [hasNginx, hasCaddy, hasApt] = PROGRAMS.map(existsSync)
  if (!(hasNginx && hasCaddy) && hasApt && isRootUser()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { env, timeoutMs: INSTALL_TIMEOUT_MS }
    await runCommand('apt-get', ['update', '--quiet'], options)
    const install = ['install', '--yes', '--no-install-recommends', ...PACKAGES]
    await runCommand('apt-get', install, options)
  }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'deploy']
  if ((await runCommand(process.execPath, vitest)) !== 0)
    throw new Error('A host answers otherwise than it should: see above.')
}
