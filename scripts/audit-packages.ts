// Asks the registry for known faults in the packages that the site ships; high and critical ones fail.
import { spawnSync } from 'node:child_process'
import { readNpmAudit } from '../tools/ci/read-npm-audit'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const audit = readNpmAudit(stdout ?? '')
switch (audit.status) {
  case 'unanswered':
    console.warn(`Packages: NOT CHECKED, the registry does not answer audits: ${audit.reason}`)
    break
  case 'clean':
    console.log(`Packages: no high or critical fault is known, ${audit.minor} smaller ones`)
    break
  case 'faulty':
    console.error(`Packages with known faults: ${audit.packages.join(', ')}`)
    process.exitCode = 1
}
