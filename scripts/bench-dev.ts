// Measures how long a writer waits in `npm run dev` from saving a file to seeing it, in a copy of the project.
import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { type DevEdit, measureSaves, startPreview } from '../tools/bench/dev-save'
import { findBrowser } from '../tools/browser/find-browser'
import { BROWSER_VARIABLE, launchOptions } from '../tools/browser/launch-options'
import { isRootUser } from '../tools/browser/root-user'
import { systemProbes } from '../tools/browser/system-probes'
import { copyProject } from '../tools/process/copy-project'
import { reportFailure } from '../tools/process/report-failure'

const METHOD = '/docs/Stream/API/API_Methods/AddMachines'
const GUIDE = '/docs/FTC/Installation_Guides/Kubernetes/AWS'

const EDITS: Readonly<Record<string, DevEdit>> = {
  'method page, YAML': {
    route: METHOD,
    file: 'data/stream-api/methods/AddMachines.yaml',
    text: 'Adds processing',
    withWords: (words) => `Adds ${words} processing`,
  },
  'method page, MDX': {
    route: METHOD,
    file: `pages${METHOD}.mdx`,
    text: '<ApiMethod',
    withWords: (words) => `${words}\n\n<ApiMethod`,
  },
  'longest guide, MDX': {
    route: GUIDE,
    file: `pages${GUIDE}.mdx`,
    text: 'At the end',
    withWords: (words) => `At the end ${words}`,
  },
}

async function benchDev(): Promise<void> {
  const search = await findBrowser(systemProbes())
  if (search.status === 'failed') throw new Error(search.said)
  const env = { ...process.env, [BROWSER_VARIABLE]: search.browser }
  const folder = copyProject('bench-dev')
  const preview = await startPreview(folder)
  const browser = await chromium.launch(
    launchOptions({ platform: process.platform, isRoot: isRootUser(), env }),
  )
  try {
    const table: Record<string, object> = {}
    for (const [name, edit] of Object.entries(EDITS))
      table[name] = await measureSaves(browser, preview, folder, edit)
    console.log('From a save to the browser, median of 5')
    console.table(table)
  } finally {
    await browser.close()
    await preview.end()
  }
  rmSync(folder, { recursive: true })
}

await benchDev().catch(reportFailure)
