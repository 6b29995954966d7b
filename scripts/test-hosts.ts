// Starts the hosts of deploy/ and checks what they answer. As root on Debian, installs those that are missing.
import { existsSync } from 'node:fs'
import { isRootUser } from '../tools/browser/root-user'
import { runCommand } from '../tools/process/run-command'

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'] as const
const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy'] as const
const INSTALL_TIMEOUT_MS = 5 * 60_000

if (!PROGRAMS.every(existsSync) && isRootUser() && existsSync('/usr/bin/apt-get')) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, timeoutMs: INSTALL_TIMEOUT_MS }
  await runCommand('apt-get', ['update', '--quiet'], options)
  await runCommand('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], options)
}
process.exitCode = await runCommand(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'deploy',
])
