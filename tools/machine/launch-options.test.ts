import { describe, expect, it } from 'vitest'
import { launchOptions } from './launch-options'

const machine = { platform: 'linux', isRoot: false, env: {} } as const

describe('launchOptions', () => {
  it.each([
    [{ E2E_BROWSER: '/usr/bin/chromium', BROWSER_PATH: '/opt/b' }, '/usr/bin/chromium'],
    [{ BROWSER_PATH: '/opt/b' }, '/opt/b'],
    [{ E2E_BROWSER: 'playwright' }, undefined],
    [{}, undefined],
  ])('with %j starts %s', (env, expected) => {
    expect(launchOptions({ ...machine, env }).executablePath).toBe(expected)
  })

  it.each([
    ['linux', true, true],
    ['linux', false, false],
    ['darwin', true, false],
  ] as const)('on %s, root %s: sandbox off is %s', (platform, isRoot, expected) => {
    const { args } = launchOptions({ ...machine, platform, isRoot })
    expect(args.includes('--no-sandbox')).toBe(expected)
  })
})
