import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Overrides settings of this machine. */
const ADDRESS = { SITE_URL: 'https://docs.example.com', SITE_BASE_PATH: '' }

const run = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...ADDRESS, ...settings },
  })

it.each([
  [['node_modules/next/dist/bin/next', 'build'], {}, 'Found Turbopack, expected webpack. Run `npm'],
  [['--import', 'tsx', 'scripts/build.ts'], { SITE_URL: '' }, 'SITE_URL: found "", expected'],
])(
  '%s with %o exits at once with one line',
  (args, settings, start) => {
    const { status, stderr } = run(args, settings)
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^\S/)])
    expect(stderr).toContain(start)
  },
  30_000,
)
