import { BROWSER_COMMANDS, DEBIAN_PACKAGES, defaultLocations } from './browser-candidates'

/** What the search needs to know of, and do to, the machine it runs on. */
export type BrowserProbes = {
  platform: NodeJS.Platform
  isRoot: boolean
  env: Readonly<Record<string, string | undefined>>
  /** The full path of a command on the PATH. */
  locate: (command: string) => string | undefined
  /** Name and version of the browser that a file starts; null when none does. */
  versionOf: (path: string) => Promise<string | null>
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

/**
 * Finds a Chromium for the end-to-end tests, or installs one. In CI, where the tests are to meet the browsers that
 * readers get next, the system's package is brought up to date first.
 */
export async function findBrowser(probes: BrowserProbes): Promise<BrowserSearch> {
  const wanted = probes.env.BROWSER_PATH
  if (wanted) {
    const version = await probes.versionOf(wanted)
    return version === null
      ? failed(
          `BROWSER_PATH is "${wanted}", but there is no browser that starts. Correct or unset it.`,
        )
      : found(wanted, `Browser: ${version}, ${wanted} (from BROWSER_PATH)`)
  }

  return (
    (probes.env.CI ? await installDebianPackage(probes, 'newest Debian package') : undefined) ??
    (await findOnSystem(probes, 'found on this system')) ??
    (await findPlaywrights(probes, 'already installed')) ??
    (await installPlaywrights(probes)) ??
    (await installDebianPackage(probes, 'just installed as a Debian package')) ??
    failed(adviceAfter(probes))
  )
}

async function findOnSystem(
  probes: BrowserProbes,
  how: string,
): Promise<BrowserSearch | undefined> {
  const commands = BROWSER_COMMANDS.map(probes.locate)
  for (const path of [...commands, ...defaultLocations(probes.platform, probes.env)]) {
    const version = path === undefined ? null : await probes.versionOf(path)
    if (path !== undefined && version !== null)
      return found(path, `Browser: ${version}, ${path} (${how})`)
  }
  return undefined
}

async function findPlaywrights(
  probes: BrowserProbes,
  how: string,
): Promise<BrowserSearch | undefined> {
  const version = await probes.versionOf(probes.playwrightPath)
  return version === null
    ? undefined
    : found(PLAYWRIGHTS_OWN, `Browser: ${version}, Playwright's own (${how})`)
}

/** Downloads Playwright's Chromium; adds system packages only when it lies there but cannot start. */
async function installPlaywrights(probes: BrowserProbes): Promise<BrowserSearch | undefined> {
  if (!(await probes.playwrightInstall(false))) return undefined
  const browser = await findPlaywrights(probes, 'just installed')
  if (browser || !canUseSystemPackages(probes)) return browser
  await probes.playwrightInstall(true)
  return findPlaywrights(probes, 'just installed with the system packages it needs')
}

async function installDebianPackage(
  probes: BrowserProbes,
  how: string,
): Promise<BrowserSearch | undefined> {
  if (!canUseSystemPackages(probes) || !(await probes.debianInstall())) return undefined
  return findOnSystem(probes, how)
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
    `- the Debian packages ${DEBIAN_PACKAGES.join(', ')} (apt-get install): ${debian}`,
    "Install Chromium or Chrome, or set BROWSER_PATH to a browser's executable, and run this again.",
  ].join('\n')
}

function found(browser: string, said: string): BrowserSearch {
  return { status: 'found', browser, said }
}

function failed(said: string): BrowserSearch {
  return { status: 'failed', said }
}
