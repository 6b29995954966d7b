import { existsSync } from 'node:fs'
import { runApt } from '../../tools/machine/browser'

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'] as const
const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy'] as const

/** Installs the hosts of `deploy/` that are missing, as root on Debian; elsewhere does nothing. */
export async function installHosts(): Promise<void> {
  if (PROGRAMS.every(existsSync)) return
  await runApt('update', '--quiet')
  await runApt('install', '--yes', '--no-install-recommends', ...PACKAGES)
}
