import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { DEBIAN_PACKAGES } from './browser-candidates'
import type { BrowserProbes } from './find-browser'
import { runCommand } from './run-command'
import { isRootUser } from './this-process'

const INSTALL_TIMEOUT_MS = 5 * 60_000
const VERSION_TIMEOUT_MS = 20_000

/** The command-line file of the installed Playwright, to be run with Node. */
export const PLAYWRIGHT_CLI = createRequire(import.meta.url).resolve('@playwright/test/cli')

export function systemProbes(): BrowserProbes {
  const { platform, env } = process
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return {
    platform,
    isRoot: isRootUser(),
    env,
    locate: (command) => folders.map((folder) => join(folder, command)).find(isExecutable),
    versionOf: (path) => browserVersion(path, platform),
    playwrightPath: chromium.executablePath(),
    playwrightInstall: installWithPlaywright,
    debianInstall: installWithApt,
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Starts the browser, which also shows that it has its libraries; Windows would open a window, so not there. */
async function browserVersion(path: string, platform: NodeJS.Platform): Promise<string | null> {
  if (!isExecutable(path)) return null
  if (platform === 'win32') return 'a browser of unknown version'
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], {
      timeout: VERSION_TIMEOUT_MS,
    })
    return stdout.trim()
  } catch {
    return null
  }
}

async function installWithPlaywright(withSystemPackages: boolean): Promise<boolean> {
  const extra = withSystemPackages ? ['--with-deps'] : []
  const args = [PLAYWRIGHT_CLI, 'install', ...extra, 'chromium']
  return (await runCommand(process.execPath, args, { timeoutMs: INSTALL_TIMEOUT_MS })) === 0
}

async function installWithApt(): Promise<boolean> {
  if ((await runApt('update')) !== 0) return false
  for (const name of DEBIAN_PACKAGES) {
    if ((await runApt('install', '-y', name)) === 0) return true
  }
  return false
}

/** Runs Debian's package manager, as root, and gives its exit code. */
export function runApt(...args: readonly string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return runCommand('apt-get', args, { env, timeoutMs: INSTALL_TIMEOUT_MS })
}
