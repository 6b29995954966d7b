import { BROWSER_COMMANDS, defaultLocations } from './browser-candidates'

/** What the search needs to know of, and do to, the machine it runs on. */
export type BrowserProbes = {
  platform: NodeJS.Platform
  isRoot: boolean
  env: Readonly<Record<string, string | undefined>>
  /** The full path of a command on the PATH. */
  locate: (command: string) => string | undefined
  /** Whether the file is there and starts as a browser. */
  isUsable: (path: string) => Promise<boolean>
  /** Where Playwright keeps its own Chromium, installed or not. */
  playwrightPath: string
  /** Each installs a browser and says whether that worked. */
  playwrightInstall: (withSystemPackages: boolean) => Promise<boolean>
  debianInstall: () => Promise<boolean>
}

/** The value of `browser` that leaves the choice to Playwright. */
export const PLAYWRIGHTS_OWN = 'playwright'

export type BrowserSearch =
  | { status: 'found'; browser: string; said: string }
  | { status: 'failed'; said: string }

/** Finds a Chromium for the end-to-end tests, or installs one. */
export async function findBrowser(probes: BrowserProbes): Promise<BrowserSearch> {
  const wanted = probes.env.BROWSER_PATH
  if (wanted) {
    return (await probes.isUsable(wanted))
      ? found(wanted, `Browser: ${wanted} (from BROWSER_PATH)`)
      : failed(
          `BROWSER_PATH is "${wanted}", but there is no browser that starts. Correct or unset it.`,
        )
  }

  return (
    (await findOnSystem(probes, 'found on this system')) ??
    (await findPlaywrights(probes, 'already installed')) ??
    (await installPlaywrights(probes)) ??
    (await installDebianPackage(probes)) ??
    failed(adviceAfter(probes))
  )
}

async function findOnSystem(
  probes: BrowserProbes,
  how: string,
): Promise<BrowserSearch | undefined> {
  const commands = BROWSER_COMMANDS.map(probes.locate)
  for (const path of [...commands, ...defaultLocations(probes.platform, probes.env)]) {
    if (path !== undefined && (await probes.isUsable(path))) {
      return found(path, `Browser: ${path} (${how})`)
    }
  }
  return undefined
}

async function findPlaywrights(
  probes: BrowserProbes,
  how: string,
): Promise<BrowserSearch | undefined> {
  return (await probes.isUsable(probes.playwrightPath))
    ? found(PLAYWRIGHTS_OWN, `Browser: Playwright's own Chromium (${how})`)
    : undefined
}

/** Downloads Playwright's Chromium; adds system packages only when it lies there but cannot start. */
async function installPlaywrights(probes: BrowserProbes): Promise<BrowserSearch | undefined> {
  if (!(await probes.playwrightInstall(false))) return undefined
  const browser = await findPlaywrights(probes, 'just installed')
  if (browser || !canUseSystemPackages(probes)) return browser
  await probes.playwrightInstall(true)
  return findPlaywrights(probes, 'just installed with the system packages it needs')
}

async function installDebianPackage(probes: BrowserProbes): Promise<BrowserSearch | undefined> {
  if (!canUseSystemPackages(probes) || !(await probes.debianInstall())) return undefined
  return findOnSystem(probes, 'just installed as a Debian package')
}

function canUseSystemPackages({ platform, isRoot }: BrowserProbes): boolean {
  return platform === 'linux' && isRoot
}

function adviceAfter(probes: BrowserProbes): string {
  const debian = canUseSystemPackages(probes) ? 'failed' : 'not tried, it needs root on Linux'
  return [
    'Found no browser for the end-to-end tests. Tried:',
    `- ${BROWSER_COMMANDS.join(', ')} on the PATH and in the usual places: none that starts`,
    "- Playwright's own Chromium: not installed, and `npx playwright install chromium` failed or took over 5 minutes",
    `- the Debian package chromium (apt-get install): ${debian}`,
    "Install Chromium or Chrome, or set BROWSER_PATH to a browser's executable, and run this again.",
  ].join('\n')
}

function found(browser: string, said: string): BrowserSearch {
  return { status: 'found', browser, said }
}

function failed(said: string): BrowserSearch {
  return { status: 'failed', said }
}
