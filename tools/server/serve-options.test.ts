import { describe, expect, it } from 'vitest'
import { readServeOptions } from './serve-options'

describe('readServeOptions', () => {
  it('has defaults', () => {
    expect(readServeOptions([], {}, '')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      basePath: '',
      isStrictPort: false,
      scriptDelayMs: 0,
      isBuilt: true,
      buildSettings: {},
    })
  })

  it('reads the port from the environment and the base path from the site', () => {
    const options = readServeOptions([], { PORT: '8080' }, '/x')
    expect(options).toMatchObject({ port: 8080, basePath: '/x' })
  })

  it('gives the command line precedence', () => {
    const args = ['--port', '81', '--host', '0.0.0.0', '--base-path', '/y', '--strict-port']
    const more = ['--delay-scripts', '5000', '--no-build']
    expect(readServeOptions([...args, ...more], { PORT: '8080' }, '/x')).toEqual({
      port: 81,
      host: '0.0.0.0',
      basePath: '/y',
      isStrictPort: true,
      scriptDelayMs: 5000,
      isBuilt: false,
      buildSettings: { SITE_BASE_PATH: '/y' },
    })
  })

  it.each(['http', '-1', '65536', '1.5'])('rejects the port %s', (port) => {
    expect(() => readServeOptions([`--port=${port}`], {}, '')).toThrow(
      `--port or PORT: found "${port}", expected a whole number from 0 to 65535`,
    )
  })

  it('rejects a delay that is not a number', () => {
    expect(() => readServeOptions(['--delay-scripts', '5s'], {}, '')).toThrow(
      '--delay-scripts: found "5s"',
    )
  })

  it('rejects an unknown option', () => {
    expect(() => readServeOptions(['--prot', '80'], {}, '')).toThrow('--prot')
  })
})
