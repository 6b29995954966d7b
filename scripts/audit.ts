// Runs the checks that take too long for every change, one after another, and sums them up.
import { findBuildNeed } from '../lib/output/inputs/build-need'
import { reportFailure } from '../tools/process/report-failure'
import { runTypeScript } from '../tools/process/run-command'

const CHECKS = [
  { name: 'Known faults in packages', script: 'scripts/audit-packages.ts', env: {} },
  { name: 'Site below another base path', script: 'scripts/test-base-path.ts', env: {} },
  { name: 'Site with hosted search', script: 'scripts/test-hosted.ts', env: {} },
  { name: 'nginx, Caddy and our own server', script: 'scripts/test-hosts.ts', env: {} },
  { name: 'Tabs older than the site', script: 'scripts/test-release.ts', env: {} },
  { name: 'A copy of the site with 1,000 pages', script: 'scripts/test-growth.ts', env: {} },
  {
    name: 'Browser suite with every script 5 s late',
    script: 'scripts/test-e2e.ts',
    env: { E2E_SCRIPT_DELAY: '5000' },
  },
  {
    name: 'axe on every page, both color modes, 390 and 1440 px',
    script: 'scripts/test-e2e.ts',
    env: { E2E_SUITE: 'audit' },
  },
] as const

async function audit(): Promise<void> {
  if ((await findBuildNeed('.', process.env)) !== 'none') {
    if ((await runTypeScript('scripts/build.ts')) !== 0)
      throw new Error('There is nothing to audit.')
  }
  const lines: string[] = []
  for (const { name, script, env } of CHECKS) {
    const startedAt = Date.now()
    const status = await runTypeScript(script, [], { env: { ...process.env, ...env } })
    if (status !== 0) process.exitCode = 1
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    lines.push(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  }
  console.log(['', ...lines].join('\n'))
}

await audit().catch(reportFailure)
