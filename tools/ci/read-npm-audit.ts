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
