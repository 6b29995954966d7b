import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), resolved: z.string().optional() }),
  ),
})

it('the lock file has a hash for every package, and no registry', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const entries = Object.entries(packages).filter(([folder]) => folder !== '')
  expect(entries.length).toBeGreaterThan(500)
  expect(entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
