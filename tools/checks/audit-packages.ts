import { spawnSync } from 'node:child_process'
import { z } from 'zod'

/** A registry that keeps no list of known faults answers with a message. */
const answerSchema = z.union([
  z.object({ vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })) }),
  z.object({ message: z.string() }),
])

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
  reportAudit(stdout ?? '')
}

/**
 * Says what `npm audit --json` has found, whatever its exit code.
 * @throws when a fault is high or critical
 */
export function reportAudit(output: string): void {
  const answer = readAnswer(output)
  if ('message' in answer) {
    console.warn(`Packages: NOT CHECKED, the registry does not answer audits: ${answer.message}`)
    return
  }
  const found = Object.entries(answer.vulnerabilities)
  const barred = found.filter(([, { severity }]) => BARRED.has(severity))
  const names = barred.map(([name, { severity }]) => `${name} (${severity})`)
  if (names.length > 0) throw new Error(`Packages with known faults: ${names.join(', ')}`)
  console.log(`Packages: no high or critical fault is known, ${found.length} smaller ones`)
}

function readAnswer(output: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(output))
  } catch {
    return { message: 'no answer' }
  }
}
