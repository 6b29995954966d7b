// Measures the built site: bytes of the first view, how long a change of page takes, and a search. Build it first.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { chromium } from '@playwright/test'
import { type FirstView, firstViewOf } from '../lib/bench/first-view'
import { measureNavigation } from '../lib/bench/navigation'
import { measureKeystrokes } from '../lib/bench/search'
import { reportFailure } from '../lib/process/report-failure'
import { isRootUser } from '../lib/process/root-user'
import { startServer } from '../lib/server/start-server'
import { findBrowser } from '../lib/test-browser/find-browser'
import { BROWSER_VARIABLE, launchOptions } from '../lib/test-browser/launch-options'
import { systemProbes } from '../lib/test-browser/system-probes'

const PAGES = {
  home: '/',
  'long guide': '/docs/Stream/Installation_Guides/Kubernetes/Akamai',
  'method page': '/docs/Stream/API/API_Methods/AddEvent',
  'release notes': '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
  'search page': '/search',
} as const

async function bench(): Promise<void> {
  if (!existsSync('out/index.html'))
    throw new Error('There is no built site: run "npm run build" first.')
  const bytes: Record<string, FirstView> = Object.fromEntries(
    Object.entries(PAGES).map(([name, route]) => [name, firstViewOf('out', route)]),
  )
  console.log(
    `Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
  )
  console.log('Bytes of the first view, brotli 11')
  console.table(bytes)

  const search = await findBrowser(systemProbes())
  if (search.status === 'failed') throw new Error(search.said)
  const env = { ...process.env, [BROWSER_VARIABLE]: search.browser }
  const server = await startServer({ root: 'out', port: 0 })
  const browser = await chromium.launch(
    launchOptions({ platform: process.platform, isRoot: isRootUser(), env }),
  )
  try {
    const navigation = {
      'method page': await measureNavigation(browser, server.url, 'AddEvent', 'AddMachines', 1),
      'method page, 4x slower': await measureNavigation(
        browser,
        server.url,
        'AddEvent',
        'AddMachines',
        4,
      ),
    }
    console.log('Milliseconds from click to the painted heading, median of 15')
    console.table(navigation)
    const keystrokes = {
      'search modal': await measureKeystrokes(browser, server.url, 1),
      'search modal, 4x slower': await measureKeystrokes(browser, server.url, 4),
    }
    console.log('Milliseconds from a key in the search modal to its results')
    console.table(keystrokes)
    mkdirSync('test-results', { recursive: true })
    writeFileSync(
      'test-results/bench.json',
      `${JSON.stringify({ bytes, navigation, keystrokes }, null, 2)}\n`,
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

await bench().catch(reportFailure)
