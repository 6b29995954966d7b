// Runs the checks that take too long for every change: all, or those named, as in `npm run audit -- hosted hosts`.

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installPrograms } from '../tests/deploy/host-programs'
import { installBrowsers } from '../tests/engines/browsers'
import { hasPrograms } from '../tests/fixtures/programs'
import { reportFailure, run, selectByName } from '../tools/command-line'
import { growSite, inCopy } from '../tools/project-copy'
import { followRecipes } from '../tools/writing/follow-recipes'

const BUILD = 'tsx scripts/build.ts'
const BROWSER_TESTS = 'playwright test'

type Settings = Readonly<Record<string, string>>

const LONG_CHECKS: Readonly<Record<string, () => void | Promise<void>>> = {
  'base-path': () => testInCopy('base-path', { SITE_BASE_PATH: '/help' }),
  // Against a stand-in for the provider; the tests start its hosts on these ports.
  hosted: () =>
    testInCopy('hosted', {
      NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
      NEXT_PUBLIC_ALGOLIA_API_KEY: 'public-key',
      NEXT_PUBLIC_ALGOLIA_HOSTS: 'http://127.0.0.1:4176,http://127.0.0.1:4177',
    }),
  // Releases on nginx and Cloudflare, and the rules for Netlify, each with and without a base path.
  hosts: () => {
    installPrograms()
    run('vitest run --project deploy')
  },
  preview: () => testInBrowser('preview'),
  // A tab that was opened before a release in which a page has changed.
  release: () =>
    inCopy('release', (folder) => {
      const page = path.join(folder, 'pages/docs/Stream/API/Event_Description.mdx')
      const text = readFileSync(page, 'utf8')
      writeFileSync(page, text.replace('\n## ', '\nAdded in the second build.\n\n## '))
      run(BUILD, {}, folder)
      testInBrowser('release', { SECOND_BUILD: path.join(folder, 'out') })
    }),
  // A copy in which a writer has followed every recipe of CONTRIBUTING.
  recipes: () =>
    inCopy('recipes', (folder) => {
      run('git init --quiet', {}, folder)
      followRecipes(folder)
      run('tsx scripts/check.ts content unit spelling', {}, folder)
      run(`${BUILD} --strict --example-url`, {}, folder)
      run('vitest run --project build*', {}, folder)
    }),
  // A copy without history, in another folder, time zone, and language, gives the same files.
  same: () =>
    inCopy('same', (folder) => {
      // A link would give the modules other paths, and so other names.
      const packages = path.join(folder, 'node_modules')
      rmSync(packages)
      cpSync('node_modules', packages, { recursive: true, verbatimSymlinks: true })
      run(BUILD, { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' }, folder)
      run(`git diff --no-index --no-ext-diff --no-renames --name-status out "${folder}/out"`)
    }),
  // Ten times the pages, in folders or in one folder, on a machine with 4 GB.
  growth: async () => {
    for (const shape of ['nested', 'flat'] as const)
      await inCopy(shape, (folder) => {
        growSite(folder, shape)
        run(BUILD, {}, folder)
      })
  },
  // In installed languages and shells: prints the others, which fail in CI.
  samples: () => run('vitest run --project samples'),
  // Every script is delayed by 2 s.
  late: () => run(BROWSER_TESTS, { E2E_SCRIPT_DELAY: '2000' }),
  // A walk in WebKit and Firefox, which are installed as root on Debian.
  engines: () => {
    installBrowsers()
    const display = hasPrograms('xvfb-run') ? 'xvfb-run --auto-servernum ' : ''
    run(`${display}vitest run --project engines`)
  },
  // Every page, in both color modes, at 390 and 1440 px.
  axe: () => testInBrowser('audit'),
}

function testInBrowser(suite: string, settings: Settings = {}, cwd = '.'): void {
  run(BROWSER_TESTS, { ...settings, E2E_SUITE: suite }, cwd)
}

/** Builds a copy of the project with other settings and runs a suite on it. The project's `out/` stays unchanged. */
function testInCopy(suite: string, settings: Settings): Promise<void> {
  return inCopy(suite, (folder) => {
    run(BUILD, settings, folder)
    testInBrowser(suite, settings, folder)
  })
}

/** Builds the site, runs the checks one after another, and prints a summary. A failed check stops no other. */
async function audit(): Promise<void> {
  const checks = selectByName(LONG_CHECKS)
  run(BUILD)
  const lines: string[] = []
  for (const [name, check] of checks)
    try {
      await check()
      lines.push(`passed  ${name}`)
    } catch (error) {
      reportFailure(error)
      lines.push(`FAILED  ${name}`)
    }
  console.log(['', ...lines].join('\n'))
}

await audit().catch(reportFailure)
