import { existsSync } from 'node:fs'
import path from 'node:path'
import { installPackages, tryRun } from '../fixtures/programs'

/** Folder for the hosts' programs, which are too large to be packages of the project. */
const TOOLS = path.resolve('.next/cache/hosts')
const NPM_PACKAGES = ['wrangler@4', 'netlify-redirector']

/** Installs missing programs that publish and serve the site; tests report programs that cannot be installed. */
export function installPrograms(): void {
  if (!hasNginx) installPackages('nginx rsync')
  if (!NPM_PACKAGES.every((name) => npmPackage(name.replace(/(?<=.)@.*/, ''))))
    tryRun(`npm install --prefix ${TOOLS} --no-audit --no-fund ${NPM_PACKAGES.join(' ')}`)
}

/** Folder of an installed package; undefined when it is missing. */
export function npmPackage(name: string): string | undefined {
  const folder = path.join(TOOLS, 'node_modules', name)
  return existsSync(folder) ? folder : undefined
}

export const hasNginx = ['/usr/sbin/nginx', '/usr/bin/rsync'].every(existsSync)
