import { defineConfig } from '@playwright/test'
import { effectiveBasePath } from './lib/config/base-path'
import { isRootUser } from './lib/process/root-user'
import { launchOptions } from './lib/test-browser/launch-options'

const { env, platform } = process
const isCi = Boolean(env.CI)
const port = env.E2E_PORT || '4173'
const origin = `http://127.0.0.1:${port}`
const desktopViewport = { width: 1440, height: 900 }

/** Specs whose names end so run only in the project of that name; all others run in `desktop`. */
const specsOf = (project: string) => `**/*.${project}.spec.ts`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  forbidOnly: isCi,
  reporter: [
    ...(isCi ? ([['dot'], ['line']] as const) : ([['list']] as const)),
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    viewport: desktopViewport,
    launchOptions: launchOptions({ platform, isRoot: isRootUser(), env }),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['mobile', 'no-js', 'reduced-motion'].map(specsOf),
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
    {
      name: 'reduced-motion',
      testMatch: specsOf('reduced-motion'),
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${port} --strict-port`,
    url: `${origin}${effectiveBasePath || '/'}`,
    reuseExistingServer: false,
  },
})
