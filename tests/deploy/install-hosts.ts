import { existsSync } from 'node:fs'
import { runApt } from '../../tools/machine/browser'

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'rsync'] as const
const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/rsync'] as const

/** Installs what publishes and serves the site where it is missing, as root on Debian; elsewhere does nothing. */
export async function installHosts(): Promise<void> {
  if (PROGRAMS.every(existsSync)) return
  await runApt('update', '--quiet')
  await runApt('install', '--yes', '--no-install-recommends', ...PACKAGES)
}
