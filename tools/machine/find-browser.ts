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

/** A browser, and the line that says which it is. */
export type FoundBrowser = { readonly browser: string; readonly said: string }

/**
 * Finds a Chromium for the end-to-end tests, or installs one. In CI, where the tests are to meet the browsers that
 * readers get next, the system's package is brought up to date first.
 * @throws with what was tried when there is none
 */
export async function findBrowser(probes: BrowserProbes): Promise<FoundBrowser> {
  const wanted = probes.env.BROWSER_PATH
  if (wanted) {
    const browser = await browserAt(probes, wanted, 'from BROWSER_PATH')
    if (browser) return browser
    throw new Error(
      `BROWSER_PATH is "${wanted}", but there is no browser that starts. Correct or unset it.`,
    )
  }
  const browser =
    (probes.env.CI ? await installDebianPackage(probes, 'newest Debian package') : undefined) ??
    (await findOnSystem(probes, 'found on this system')) ??
    (await findPlaywrights(probes, 'already installed')) ??
    (await installPlaywrights(probes)) ??
    (await installDebianPackage(probes, 'just installed as a Debian package'))
  if (browser) return browser
  throw new Error(adviceAfter(probes))
}

/** The browser that a file starts; undefined when it starts none. */
async function browserAt(
  { versionOf }: BrowserProbes,
  path: string,
  how: string,
  browser = path,
  name = path,
): Promise<FoundBrowser | undefined> {
  const version = await versionOf(path)
  return version === null ? undefined : { browser, said: `Browser: ${version}, ${name} (${how})` }
}

async function findOnSystem(probes: BrowserProbes, how: string): Promise<FoundBrowser | undefined> {
  const commands = BROWSER_COMMANDS.flatMap((command) => probes.locate(command) ?? [])
  for (const path of [...commands, ...defaultLocations(probes.platform, probes.env)]) {
    const browser = await browserAt(probes, path, how)
    if (browser) return browser
  }
  return undefined
}

function findPlaywrights(probes: BrowserProbes, how: string): Promise<FoundBrowser | undefined> {
  return browserAt(probes, probes.playwrightPath, how, PLAYWRIGHTS_OWN, "Playwright's own")
}

/** Downloads Playwright's Chromium; adds system packages only when it lies there but cannot start. */
async function installPlaywrights(probes: BrowserProbes): Promise<FoundBrowser | undefined> {
  if (!(await probes.playwrightInstall(false))) return undefined
  const browser = await findPlaywrights(probes, 'just installed')
  if (browser || !canUseSystemPackages(probes)) return browser
  await probes.playwrightInstall(true)
  return findPlaywrights(probes, 'just installed with the system packages it needs')
}

async function installDebianPackage(
  probes: BrowserProbes,
  how: string,
): Promise<FoundBrowser | undefined> {
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
