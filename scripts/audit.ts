// Runs the checks that take too long for every change: all, or those named, as in `npm run audit -- hosted hosts`.

import { rmSync } from 'node:fs'
import { installPrograms } from '../tests/deploy/programs'
import { testSameFiles } from '../tests/e2e/release/same-files'
import { testRelease } from '../tests/e2e/release/test-release'
import { installGenerators } from '../tests/samples/generators'
import { inCommit, inCopy } from '../tools/machine/project-copy'
import { captureCommand, runCommand, runScript } from '../tools/machine/run-command'
import { reportFailure, selectByName } from '../tools/machine/this-process'

const LONG_CHECKS: Readonly<Record<string, readonly [title: string, run: () => Promise<void>]>> = {
  'base-path': [
    'Site with another base path',
    () => testInCopy('base-path', '4174', { SITE_BASE_PATH: '/help' }),
  ],
  hosted: [
    'Site with hosted search, against a stand-in for the provider',
    () =>
      testInCopy('hosted', '4175', {
        NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
        NEXT_PUBLIC_ALGOLIA_API_KEY: 'public-key',
        // The tests start their fake search hosts on these ports.
        NEXT_PUBLIC_ALGOLIA_HOSTS: 'http://127.0.0.1:4176,http://127.0.0.1:4177',
      }),
  ],
  hosts: [
    'Two releases and a rollback on nginx and Cloudflare; rules for Netlify; each with and without a base path',
    () => installPrograms().then(() => runTests('deploy')),
  ],
  preview: ['The preview for writers', () => runSuite({ E2E_SUITE: 'preview' })],
  release: ['Tabs opened before the latest release', testRelease],
  same: ['Identical builds from every clone of a commit, in any folder', testSameFiles],
  // Covers only installed languages and shells.
  samples: [
    'Request samples and generated clients against an echo server; shell commands parsed by Bash and zsh',
    () => installGenerators().then(() => runTests('samples')),
  ],
  late: [
    'Browser suite with every script delayed by 2 s',
    () => runSuite({ E2E_SCRIPT_DELAY: '2000' }),
  ],
  chaos: ['A random reader on a bad network, 100 seeds', () => runSuite({ E2E_SUITE: 'chaos' })],
  engines: [
    'A walk through the site in Chromium, and in Firefox and WebKit if Playwright has installed them',
    () => runSuite({ E2E_SUITE: 'engines' }),
  ],
  matrix: [
    'Browser tests tagged @matrix, with all their pages, widths, font sizes, and color modes',
    () => runSuite({ E2E_MATRIX: 'full' }, ['--grep', '@matrix']),
  ],
  axe: [
    'axe on every page, in both color modes, at 390 and 1440 px; the Tab key on each kind of page; leaks in 200 page changes; rare cases of the browser suite',
    () => runSuite({ E2E_SUITE: 'audit' }),
  ],
  visual: ['Images of pages, compared with images from the base commit', compareImages],
}

/**
 * Builds the site, runs long checks one after another, and prints a summary. A failed check sets the exit code but does
 * not stop the others.
 * @param names checks to run; empty for all
 * @throws if a name is unknown or the build fails
 */
async function audit(names: readonly string[]): Promise<void> {
  const checks = selectByName(LONG_CHECKS, names)
  await runScript('scripts/build.ts')
  const lines: string[] = []
  for (const [name, [title, run]] of checks) {
    const startedAt = Date.now()
    const isPassed = await run().then(
      () => true,
      (error: unknown) => {
        reportFailure(error)
        return false
      },
    )
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    lines.push(`${isPassed ? 'passed' : 'FAILED'}  ${name}: ${title} (${seconds} s)`)
  }
  console.log(['', ...lines].join('\n'))
}

async function runTests(project: string): Promise<void> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project]
  if ((await runCommand(process.execPath, vitest)) !== 0)
    throw new Error(`The tests in tests/${project} failed. See above.`)
}

function runSuite(settings: Readonly<Record<string, string>>, args: string[] = []): Promise<void> {
  return runScript('scripts/test-e2e.ts', { args, settings })
}

/** Builds a copy of the project with other settings and runs a suite on it. The project's `out/` stays unchanged. */
function testInCopy(
  suite: string,
  port: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  return inCopy(suite, async (folder) => {
    const options = { cwd: folder, settings: { ...settings, E2E_SUITE: suite, E2E_PORT: port } }
    await runScript('scripts/build.ts', options)
    await runScript('scripts/test-e2e.ts', options)
  })
}

/**
 * Takes images of pages on the base commit's site, then compares the site in out/ with them.
 * @throws when an image differs
 */
async function compareImages(): Promise<void> {
  const base = await baseCommit()
  rmSync('test-results/base-images', { recursive: true, force: true })
  await inCommit(base, async (folder) => {
    await runScript('scripts/build.ts', { cwd: folder })
    await runSuite({ E2E_SUITE: 'visual', E2E_SITE: folder }, ['--update-snapshots'])
  })
  await runSuite({ E2E_SUITE: 'visual' }).catch((error: unknown) => {
    const message = `The comparison with commit ${base} failed. Any images that differ are in test-results/visual.`
    throw new Error(message, { cause: error })
  })
}

/**
 * The commit to compare with: the value of BASE_REF, the commit at which this branch left origin/main, or, if there is
 * none or it is HEAD, the parent of HEAD.
 */
async function baseCommit(): Promise<string> {
  if (process.env.BASE_REF) return process.env.BASE_REF
  const { output: head } = await captureCommand('git rev-parse HEAD')
  const { output: base, status } = await captureCommand('git merge-base HEAD origin/main')
  return status === 0 && base !== head ? base : 'HEAD~1'
}

await audit(process.argv.slice(2)).catch(reportFailure)
