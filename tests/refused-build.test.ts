import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('next build refuses to build with Turbopack, in one sentence', () => {
  const next = ['node_modules/next/dist/bin/next', 'build']
  const { status, stdout, stderr } = spawnSync(process.execPath, next, { encoding: 'utf8' })
  expect(status).not.toBe(0)
  expect(stdout + stderr).toContain(
    'This site builds with webpack: run `npm run build`, or add --webpack.',
  )
}, 30_000)
