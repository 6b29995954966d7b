import { launch } from 'puppeteer-core'
import { systemProbes } from '../machine/system-probes'
import { startServer } from '../server/start-server'
import { type Step, WALK } from './engine-walk'

const FIREFOX_COMMANDS = ['firefox-esr', 'firefox'] as const
const TIMEOUT_MS = 30_000

/** Of Firefox: cookies and storage are refused. */
const NO_STORAGE = { 'network.cookie.cookieBehavior': 2 }
const VIEWPORT = { width: 1440, height: 900 }

/**
 * Walks through the site in Firefox, over WebDriver BiDi.
 * @throws with the steps that failed
 */
export async function testEngines(): Promise<void> {
  const { env, locate } = systemProbes()
  const firefox = env.FIREFOX_PATH ?? FIREFOX_COMMANDS.map(locate).find((path) => path)
  if (firefox === undefined) {
    console.warn(
      'Firefox: NOT TESTED, it is not on this machine. On Debian: apt-get install firefox-esr',
    )
    return
  }
  const server = await startServer({ root: 'out', port: 0 })
  try {
    const failures = [
      ...(await walk(firefox, false, server.url)),
      ...(await walk(firefox, true, server.url)),
    ]
    if (failures.length > 0) throw new Error(failures.join('\n'))
  } finally {
    await server.close()
  }
}

async function walk(
  executablePath: string,
  isStorageBlocked: boolean,
  site: string,
): Promise<string[]> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: VIEWPORT,
    extraPrefsFirefox: isStorageBlocked ? NO_STORAGE : {},
  })
  const failures: string[] = []
  try {
    for (const step of WALK.filter((one) => (one.isStorageBlocked ?? false) === isStorageBlocked)) {
      const page = await browser.newPage()
      page.setDefaultTimeout(TIMEOUT_MS)
      page.on('pageerror', (error) => failures.push(`${step.name}: uncaught ${String(error)}`))
      const failure = await attempt(() => step.run(page, site))
      console.log(`Firefox: ${step.name}${failure === null ? '' : `: FAILED: ${failure}`}`)
      if (failure !== null) failures.push(`${step.name} at ${page.url()}: ${failure}`)
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return failures
}

/** The message of what it throws; null when it throws nothing. */
async function attempt(run: () => ReturnType<Step['run']>): Promise<string | null> {
  try {
    await run()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
