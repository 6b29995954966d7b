/** Chromium without a window, as Playwright's own: the tests take two thirds of the time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** Debian's packages of Chromium, best first. */
export const DEBIAN_PACKAGES = [HEADLESS_SHELL, 'chromium'] as const

/** Names under which a Chromium or Chrome lies on the PATH, best first. */
export const BROWSER_COMMANDS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const

const MAC_LOCATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'] as const
const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
] as const

/** The places where a platform's installer puts Chromium or Chrome, besides the PATH. */
export function defaultLocations(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (platform === 'darwin') return MAC_LOCATIONS
  if (platform !== 'win32') return []
  return WINDOWS_FOLDERS.flatMap((name) => {
    const folder = env[name]
    return folder ? WINDOWS_PATHS.map((path) => `${folder}\\${path}`) : []
  })
}
