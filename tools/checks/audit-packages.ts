import { spawnSync } from 'node:child_process'
import { z } from 'zod'

/** What `npm audit` said of the packages that the site ships. */
export type PackageAudit =
  /** The registry keeps no list of known faults. */
  | { readonly status: 'unanswered'; readonly reason: string }
  | { readonly status: 'clean'; readonly minor: number }
  | { readonly status: 'faulty'; readonly packages: readonly string[] }

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
})
const failureSchema = z.object({ message: z.string() })

/** Severities that nothing may ship with. */
const BARRED: ReadonlySet<string> = new Set(['high', 'critical'])

/**
 * Asks the registry for known faults in the packages that the site ships. A registry that keeps no such list is
 * reported and passes.
 * @throws when one is high or critical
 */
export async function auditPackages(): Promise<void> {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const audit = readNpmAudit(stdout ?? '')
  if (audit.status === 'faulty')
    throw new Error(`Packages with known faults: ${audit.packages.join(', ')}`)
  if (audit.status === 'clean')
    console.log(`Packages: no high or critical fault is known, ${audit.minor} smaller ones`)
  else console.warn(`Packages: NOT CHECKED, the registry does not answer audits: ${audit.reason}`)
}

/** Reads what `npm audit --json` prints, whatever its exit code. */
export function readNpmAudit(output: string): PackageAudit {
  const json = parseJson(output)
  const report = reportSchema.safeParse(json)
  if (!report.success) {
    const failure = failureSchema.safeParse(json)
    return { status: 'unanswered', reason: failure.success ? failure.data.message : 'no answer' }
  }
  const found = Object.entries(report.data.vulnerabilities)
  const barred = found.filter(([, { severity }]) => BARRED.has(severity))
  return barred.length === 0
    ? { status: 'clean', minor: found.length }
    : { status: 'faulty', packages: barred.map(([name, { severity }]) => `${name} (${severity})`) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
