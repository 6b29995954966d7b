import { installHosts } from '../../tests/deploy/install-hosts'
import { testRelease } from '../../tests/e2e/release/test-release'
import { chosen } from '../machine/choose'
import { inCopy } from '../machine/project-copy'
import { runCommand, runScript } from '../machine/run-command'
import { reportFailure } from '../machine/this-process'
import { auditPackages } from './audit-packages'
import { checkLinks } from './check-links'
import { testUpgrade } from './test-upgrade'

type LongCheck = { readonly title: string; readonly run: () => Promise<void> }

/** The checks that take too long for every change, by the name a command line gives them. */
const LONG_CHECKS: Readonly<Record<string, LongCheck>> = {
  packages: { title: 'Known faults in packages', run: auditPackages },
  links: { title: 'Links to other sites', run: checkLinks },
  'base-path': {
    title: 'Site below another base path',
    run: () => testInCopy('base-path', '4174', { SITE_BASE_PATH: '/help' }),
  },
  hosted: {
    title: 'Site with hosted search, against a stand-in for the provider',
    run: () =>
      testInCopy('hosted', '4175', {
        NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
        NEXT_PUBLIC_ALGOLIA_API_KEY: 'public-key',
        // The tests start the stand-ins there.
        NEXT_PUBLIC_ALGOLIA_HOSTS: 'http://127.0.0.1:4176,http://127.0.0.1:4177',
      }),
  },
  hosts: {
    title: 'nginx, Caddy and our own server',
    run: async () => {
      await installHosts()
      await runTests('deploy', 'A host answers otherwise than it should: see above.')
    },
  },
  preview: {
    title: 'A writer at the preview',
    run: () => runScript('scripts/test-e2e.ts', { settings: { E2E_SUITE: 'preview' } }),
  },
  release: { title: 'Same bytes twice, and tabs older than the site', run: testRelease },
  upgrade: { title: 'Newest minor versions of packages, and the oldest Next', run: testUpgrade },
  samples: {
    title:
      'Request samples against a stand-in for the manager; shell commands read by Bash and zsh',
    // In each language and shell that is on this machine.
    run: () => runTests('samples', 'A sample does otherwise than it should: see above.'),
  },
  growth: {
    title: 'A copy of the site with 1,000 pages',
    run: () => runScript('scripts/measure.ts', { args: ['growth'] }),
  },
  late: {
    title: 'Browser suite with every script 2 s late',
    run: () => runScript('scripts/test-e2e.ts', { settings: { E2E_SCRIPT_DELAY: '2000' } }),
  },
  chaos: {
    title: 'A random reader on a bad network, 100 seeds',
    run: () => runScript('scripts/test-e2e.ts', { settings: { E2E_SUITE: 'chaos' } }),
  },
  engines: {
    title: 'A walk through the site in Firefox and WebKit',
    run: () => runTests('engines', 'An engine does otherwise than it should: see above.'),
  },
  matrix: {
    title: 'Browser tests in every combination of page, width, color mode, way and latency',
    run: () =>
      runScript('scripts/test-e2e.ts', {
        args: ['--grep', '@matrix'],
        settings: { E2E_MATRIX: 'full' },
      }),
  },
  axe: {
    title: 'axe on every page, both color modes, 390 and 1440 px',
    run: () => runScript('scripts/test-e2e.ts', { settings: { E2E_SUITE: 'audit' } }),
  },
}

/**
 * Builds the site, runs long checks one after another and sums them up; a failure sets the exit code.
 * @param names the checks to run; all when there are none
 * @throws when a name is unknown or the build fails
 */
export async function audit(names: readonly string[]): Promise<void> {
  const checks = chosen(LONG_CHECKS, names)
  await runScript('scripts/build.ts')
  const lines: string[] = []
  for (const [name, { title, run }] of checks) {
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

/** Runs the tests of a Vitest project that work on the site in out/. */
async function runTests(project: string, failure: string): Promise<void> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project]
  if ((await runCommand(process.execPath, vitest)) !== 0) throw new Error(failure)
}

/** Builds a copy of the project with other settings and runs a suite for it; out/ of this folder stays as it is. */
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
