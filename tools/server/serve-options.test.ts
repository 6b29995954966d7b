import { describe, expect, it } from 'vitest'
import { readServeOptions } from './serve-options'

describe('readServeOptions', () => {
  it('has defaults', () => {
    expect(readServeOptions([], {}, '')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      basePath: '',
      portAttempts: 20,
      scriptDelayMs: 0,
    })
  })

  it('reads the port of the environment and the base path of the site', () => {
    const options = readServeOptions([], { PORT: '8080' }, '/x')
    expect(options).toMatchObject({ port: 8080, basePath: '/x' })
  })

  it('prefers the command line', () => {
    const args = ['--port', '81', '--host', '0.0.0.0', '--base-path', '/y', '--strict-port']
    const late = ['--delay-scripts', '5000']
    expect(readServeOptions([...args, ...late], { PORT: '8080' }, '/x')).toEqual({
      port: 81,
      host: '0.0.0.0',
      basePath: '/y',
      portAttempts: 1,
      scriptDelayMs: 5000,
    })
  })

  it.each(['http', '-1', '65536', '1.5'])('refuses the port %s', (port) => {
    expect(() => readServeOptions([`--port=${port}`], {}, '')).toThrow('The port must be a number')
  })

  it('refuses a delay that is no number', () => {
    expect(() => readServeOptions(['--delay-scripts', '5s'], {}, '')).toThrow('not "5s"')
  })

  it('refuses an unknown option', () => {
    expect(() => readServeOptions(['--prot', '80'], {}, '')).toThrow('--prot')
  })
})
