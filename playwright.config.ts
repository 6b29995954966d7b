import { defineConfig, type Project, type ReporterDescription } from '@playwright/test'
import { freePort } from './tests/fixtures/free-port'
import { launchOptions } from './tools/browser'

const { env } = process
const isCi = Boolean(env.CI)
// The processes of the tests use the same port.
env.E2E_PORT ||= String(await freePort())
const origin = `http://127.0.0.1:${env.E2E_PORT}`
const desktopViewport = { width: 1440, height: 900 }

const scriptDelayMs = Number(env.E2E_SCRIPT_DELAY || 0)
const isLate = scriptDelayMs > 0
/**
 * Maximum number of delays that add up before a page is ready. Delays add up because scripts load other scripts, and
 * because browsers load at most six files at a time.
 */
const LATE_ROUNDS = 4
/** More workers than usual, because tests with delayed scripts spend most of their time waiting. */
const LATE_WORKERS = 6

/**
 * Specs to skip when scripts are late: their result is the same as in the normal run, or a tap waits for hydration for
 * longer than the three seconds after which its link is followed.
 */
const SKIPPED_WHEN_LATE = [
  'accessibility',
  'event-replay.mobile',
  'forced-colors',
  'keyboard',
  'more-contrast',
  'narrow.mobile',
  'print',
  'text-layout',
  'without-scripts.no-js',
]
// Workers load this file too.
if (isLate && env.TEST_WORKER_INDEX === undefined)
  console.log(`Not tested with late scripts: ${SKIPPED_WHEN_LATE.join(', ')}`)

/** Folders whose specs run only if `E2E_SUITE` names the folder. All other specs run only if `E2E_SUITE` is not set. */
const SUITES = ['audit', 'base-path', 'hosted', 'preview', 'release']
const suite = env.E2E_SUITE || undefined
const skipped = [
  ...SUITES.filter((name) => name !== suite).map((name) => `**/e2e/${name}/**`),
  ...(isLate ? SKIPPED_WHEN_LATE.map((name) => `**/${name}.spec.ts`) : []),
]

/** Specs with a project in their name run only in that project; all others run in `desktop`. */
const specsOf = (project: string) => `**/*.${project}.spec.ts`

const PROJECTS: Project[] = [
  {
    name: 'desktop',
    testIgnore: [...['mobile', 'no-js'].map(specsOf), ...skipped],
  },
  {
    name: 'mobile',
    testMatch: specsOf('mobile'),
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  {
    name: 'no-js',
    testMatch: specsOf('no-js'),
    use: { javaScriptEnabled: false },
  },
]

const run = isLate ? 'late-scripts' : (suite ?? 'e2e')
const reporter: ReporterDescription = isCi ? ['dot'] : ['list']

export default defineConfig({
  testDir: suite === undefined ? 'tests/e2e' : `tests/e2e/${suite}`,
  testIgnore: skipped,
  outputDir: `test-results/${run}`,
  timeout: 120_000 + 6 * LATE_ROUNDS * scriptDelayMs,
  expect: { timeout: 15_000 + LATE_ROUNDS * scriptDelayMs },
  globalSetup: './tools/browser.ts',
  fullyParallel: true,
  // The tests of hosted search share the ports of the fake provider; a preview uses all processors.
  workers: suite === 'hosted' || suite === 'preview' ? 1 : isLate ? LATE_WORKERS : 2,
  // In CI, a failed test runs once more; if it then passes, the report lists it as flaky.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: [reporter, ['json', { outputFile: `test-results/${run}.json` }]],
  use: {
    baseURL: origin,
    // Tracing every test would slow down the run. To trace only the tests that failed last, run
    // `npm run test:e2e -- --last-failed --trace on`.
    trace: 'on-first-retry',
    viewport: desktopViewport,
    launchOptions: launchOptions(),
  },
  projects: PROJECTS,
  webServer: {
    command: `node --import tsx scripts/start.ts --no-build --host 127.0.0.1 --port ${env.E2E_PORT}`,
    port: Number(env.E2E_PORT),
    reuseExistingServer: false,
  },
})
