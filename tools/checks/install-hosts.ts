import { existsSync } from 'node:fs'
import { runApt } from '../machine/system-probes'
import { isRootUser } from '../machine/this-process'

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'] as const
const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/apt-get'] as const

/** Installs the hosts of `deploy/` that are missing, as root on Debian; elsewhere does nothing. */
export async function installHosts(): Promise<void> {
  const [hasNginx, hasCaddy, hasApt] = PROGRAMS.map(existsSync)
  if ((hasNginx && hasCaddy) || !hasApt || !isRootUser()) return
  await runApt('update', '--quiet')
  await runApt('install', '--yes', '--no-install-recommends', ...PACKAGES)
}
