import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const COMMANDS = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable']
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const isRoot = process.getuid?.() === 0

/** Playwright's launch options for the browser at BROWSER_PATH. */
export function launchOptions() {
  // A test leaves a page after seconds: optimizing its scripts would take longer than running them.
  const scripts = '--js-flags=--no-opt --no-maglev'
  const args = ['--disable-gpu', '--disable-quic', '--disable-background-networking', scripts]
  // As root on Linux, Chromium refuses to start with its sandbox.
  if (isRoot && process.platform === 'linux') args.push('--no-sandbox')
  return { args, ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }) }
}

/**
 * Unless BROWSER_PATH is set, sets it to a browser on the PATH, or to Playwright's own. If none of them starts,
 * installs Playwright's or, as root on Debian, the system's package.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls it before the tests
export default function findBrowser(): void {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const installed = COMMANDS.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const starts = (file: string) => existsSync(file) && spawnSync(file, ['--version']).status === 0
  const install = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const find = () => [...installed, chromium.executablePath()].find(starts)

  const options = isRoot ? ['--with-deps'] : []
  let browser = process.env.BROWSER_PATH || find()
  if (!browser) install(process.execPath, PLAYWRIGHT, 'install', ...options, 'chromium')
  browser ||= find()
  // The shell, a browser without windows, runs the tests in two thirds of the time. Older releases of Debian lack it.
  const shell = 'apt-get install -y chromium-headless-shell || apt-get install -y chromium'
  if (!browser && isRoot) install('sh', '-c', `apt-get update && (${shell})`)
  browser ||= find()
  if (!browser)
    throw new Error('Found no browser. Install Chromium or Chrome, or set BROWSER_PATH.')
  console.log(`Browser: ${browser}`)
  process.env.BROWSER_PATH = browser
}
