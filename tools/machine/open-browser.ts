import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from './find-browser'
import { BROWSER_VARIABLE, launchOptions } from './launch-options'
import { systemProbes } from './system-probes'
import { isRootUser } from './this-process'

let known: Promise<NodeJS.ProcessEnv> | undefined

/**
 * Finds a browser, or installs one, and says which it is.
 * @returns the environment in which Playwright starts it
 * @throws with what was tried when there is none
 */
export function browserEnvironment(): Promise<NodeJS.ProcessEnv> {
  known ??= findEnvironment()
  return known
}

async function findEnvironment(): Promise<NodeJS.ProcessEnv> {
  const { browser, said } = await findBrowser(systemProbes())
  console.log(said)
  return { ...process.env, [BROWSER_VARIABLE]: browser }
}

/** Starts a browser for some work and ends it afterwards. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const env = await browserEnvironment()
  const options = launchOptions({ platform: process.platform, isRoot: isRootUser(), env })
  const browser = await chromium.launch({ ...options, args: [...options.args, ...args] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
