import { chosen } from '../machine/choose'
import { inCopy } from '../machine/project-copy'
import { runScript } from '../machine/run-command'
import { reportFailure } from '../machine/this-process'
import { auditPackages } from './audit-packages'
import { testEngines } from './engines/test-engines'
import { testHosts } from './test-hosts'
import { testRelease } from './test-release'
import { testSamples } from './test-samples'

type LongCheck = { readonly title: string; readonly run: () => Promise<void> }

/** The checks that take too long for every change, by the name a command line gives them. */
const LONG_CHECKS: Readonly<Record<string, LongCheck>> = {
  packages: { title: 'Known faults in packages', run: auditPackages },
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
  hosts: { title: 'nginx, Caddy and our own server', run: testHosts },
  release: { title: 'Same bytes twice, and tabs older than the site', run: testRelease },
  samples: {
    title: 'Request samples of every method, against a stand-in for the manager',
    run: testSamples,
  },
  growth: {
    title: 'A copy of the site with 1,000 pages',
    run: () => runScript('scripts/measure.ts', { args: ['growth'] }),
  },
  late: {
    title: 'Browser suite with every script 5 s late',
    run: () => runScript('scripts/test-e2e.ts', { settings: { E2E_SCRIPT_DELAY: '5000' } }),
  },
  chaos: {
    title: 'A random reader on a bad network, 100 seeds',
    run: () => runScript('scripts/test-e2e.ts', { settings: { E2E_SUITE: 'chaos' } }),
  },
  engines: { title: 'A walk through the site in Firefox and WebKit', run: testEngines },
  axe: {
    title: 'axe on every page, both color modes, 390 and 1440 px',
    run: () => runScript('scripts/test-e2e.ts', { settings: { E2E_SUITE: 'audit' } }),
  },
}

/**
 * The long checks that a command line names, all of them when it names none.
 * @throws when a name is unknown
 */
export function longChecks(names: readonly string[]): [string, LongCheck][] {
  return chosen(LONG_CHECKS, names)
}

/** Runs long checks one after another and sums them up; a failure sets the exit code. */
export async function audit(checks: readonly [string, LongCheck][]): Promise<void> {
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
