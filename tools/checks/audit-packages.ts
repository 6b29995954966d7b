import { spawnSync } from 'node:child_process'

/** What `npm audit` writes; a registry without a list of known vulnerabilities responds with a message. */
type AuditResponse = {
  readonly message?: string
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

/** Asks the registry for known faults in the packages that the site ships. */
export async function auditPackages(): Promise<void> {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  reportAudit(stdout ?? '')
}

/**
 * Says what `npm audit --json` has found, whatever its exit code. No response is reported and passes.
 * @throws when a fault is high or critical
 */
export function reportAudit(output: string): void {
  const { message = 'no answer', vulnerabilities }: AuditResponse = JSON.parse(output || '{}')
  if (vulnerabilities === undefined) {
    console.warn(`Packages: NOT CHECKED, the registry does not answer audits: ${message}`)
    return
  }
  const found = Object.entries(vulnerabilities)
  const names = found
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`)
  if (names.length > 0) throw new Error(`Packages with known faults: ${names.join(', ')}`)
  console.log(`Packages: no high or critical fault is known, ${found.length} smaller ones`)
}
