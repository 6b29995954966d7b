import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { runCommand } from './run-command'
import { isRootUser } from './this-process'

export const PLAYWRIGHT_CLI = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Debian's Chromium packages, in order of preference. The headless package saves a third of the test time. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'] as const
const COMMANDS = [...DEBIAN_PACKAGES, 'google-chrome', 'google-chrome-stable'] as const
const INSTALL_TIMEOUT_MS = 5 * 60_000
const VERSION_TIMEOUT_MS = 20_000
const QUIET_ARGS =
  '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/**
 * Playwright's launch options, for the browser at BROWSER_PATH or, if that is not set, for the one that Playwright
 * installs.
 */
export function launchOptions(env: NodeJS.ProcessEnv = process.env) {
  // As root on Linux, Chromium refuses to start with its sandbox.
  const rootArgs = process.platform === 'linux' && isRootUser() ? ['--no-sandbox'] : []
  return {
    args: [...rootArgs, ...QUIET_ARGS.split(' ')],
    ...(env.BROWSER_PATH ? { executablePath: env.BROWSER_PATH } : {}),
  }
}

/**
 * Uses the browser at BROWSER_PATH, if set. Otherwise, uses a browser on the PATH, or the one that Playwright has
 * installed; if none of them starts, installs one. Prints the browser's version. In CI without BROWSER_PATH, first
 * tries to install Debian's latest package, to test with the latest browser.
 * @returns environment variables that make Playwright start this browser
 * @throws if the browser at BROWSER_PATH does not start, or if no browser can be found or installed
 */
export async function browserEnvironment(): Promise<NodeJS.ProcessEnv> {
  const browser = await findBrowser()
  console.log(`Browser: ${versionOf(browser)}, ${browser}`)
  const isPlaywrights = browser === chromium.executablePath()
  return { ...process.env, ...(isPlaywrights ? {} : { BROWSER_PATH: browser }) }
}

export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions(await browserEnvironment()))
  await work(browser).finally(() => browser.close())
}

function locate(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => path.join(folder, command)).find(existsSync)
}

/** Runs Debian's package manager; returns false if that fails, or if this process is not root on Debian. */
export async function runApt(...args: readonly string[]): Promise<boolean> {
  if (!isRootUser() || locate('apt-get') === undefined) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (await runCommand('apt-get', args, { env, timeoutMs: INSTALL_TIMEOUT_MS })) === 0
}

async function findBrowser(): Promise<string> {
  const { BROWSER_PATH: wanted, CI } = process.env
  if (wanted) {
    if (versionOf(wanted) !== null) return wanted
    throw new Error(`BROWSER_PATH: found "${wanted}", expected the path of a browser that starts.`)
  }
  if (CI) await installDebians()
  for (const install of [installPlaywrights, installDebians, null]) {
    const commands = COMMANDS.flatMap((command) => locate(command) ?? [])
    const found = [...commands, chromium.executablePath()].find((file) => versionOf(file) !== null)
    if (found !== undefined) return found
    await install?.()
  }
  throw new Error(
    `Found no browser that starts. Tried Playwright's browser and, on the PATH, ${COMMANDS.join(', ')}.
\`npx playwright install chromium\` did not help. Debian's packages did not help either; only root on Debian can install them.
Install Chromium or Chrome. If it is not on the PATH under one of the names above, set BROWSER_PATH to its executable.`,
  )
}

/**
 * Starts a browser to get its version and check its libraries, except on Windows, where that would open a window.
 * @returns null if the browser does not exist or does not start
 */
function versionOf(file: string): string | null {
  if (!existsSync(file)) return null
  if (process.platform === 'win32') return 'a browser of unknown version'
  try {
    const options = { timeout: VERSION_TIMEOUT_MS, encoding: 'utf8' } as const
    return execFileSync(file, ['--version'], options).trim()
  } catch {
    return null
  }
}

/** Installs Playwright's browser. As root, also installs the browser's libraries if the browser does not start. */
async function installPlaywrights(): Promise<void> {
  for (const extra of isRootUser() ? [[], ['--with-deps']] : [[]]) {
    const args = [PLAYWRIGHT_CLI, 'install', ...extra, 'chromium']
    const status = await runCommand(process.execPath, args, { timeoutMs: INSTALL_TIMEOUT_MS })
    if (status !== 0 || versionOf(chromium.executablePath()) !== null) return
  }
}

async function installDebians(): Promise<void> {
  if (!(await runApt('update'))) return
  for (const name of DEBIAN_PACKAGES) if (await runApt('install', '-y', name)) return
}
