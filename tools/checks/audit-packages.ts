import { captureCommand } from '../machine/run-command'

/** Asks the registry for known faults in the packages that the site ships. */
export async function auditPackages(): Promise<void> {
  reportAudit(await captureCommand('npm audit --omit=dev --audit-level=high'))
}

/**
 * Says what `npm audit` has found. A registry without a list of faults is reported and passes.
 * @throws when a fault is high or critical
 */
export function reportAudit({ status, output }: { status: number; output: string }): void {
  if (/^npm error/m.test(output))
    console.warn(`Packages: NOT CHECKED, the registry does not answer audits:\n${output}`)
  else if (status !== 0) throw new Error(`Packages with known faults:\n${output}`)
  else console.log(`Packages: no high or critical fault is known.\n${output}`)
}
