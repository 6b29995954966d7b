/** Debian's packages of Chromium, best first: the tests take two thirds of the time in one without a window. */
export const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'] as const

/** Names under which a Chromium or Chrome lies on the PATH, best first. */
export const BROWSER_COMMANDS = [
  ...DEBIAN_PACKAGES,
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
