import { type BrowserProbes, PLAYWRIGHTS_OWN } from './find-browser'

/** Tells the Playwright process which browser `scripts/test-e2e.ts` found. */
export const BROWSER_VARIABLE = 'E2E_BROWSER'

/** Keeps a test browser quiet: no start screens, no traffic but the site's. */
const QUIET_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** Playwright's launch options for the browser found, or for BROWSER_PATH when none was looked for. */
export function launchOptions({
  platform,
  isRoot,
  env,
}: Pick<BrowserProbes, 'platform' | 'isRoot' | 'env'>) {
  const browser = env[BROWSER_VARIABLE] || env.BROWSER_PATH || PLAYWRIGHTS_OWN
  // As root on Linux, Chromium refuses to start with its sandbox.
  const rootArgs = platform === 'linux' && isRoot ? ['--no-sandbox'] : []
  return {
    args: [...rootArgs, ...QUIET_ARGS],
    ...(browser === PLAYWRIGHTS_OWN ? {} : { executablePath: browser }),
  }
}
