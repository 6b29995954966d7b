import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'
import { captureCommand, runCommand } from './run-command'

const node = process.execPath

describe('runCommand', () => {
  it('returns the exit code', async () => {
    expect(await runCommand(node, ['-e', 'process.exit(0)'])).toBe(0)
    expect(await runCommand(node, ['-e', 'process.exit(3)'])).toBe(3)
  })

  it('returns 127 when the command does not exist', async () => {
    expect(await runCommand('no-such-command-anywhere', [])).toBe(127)
  })

  it('stops a command that takes too long, with the exit code of the signal', async () => {
    const args = ['-e', 'setTimeout(() => {}, 60_000)']
    expect(await runCommand(node, args, { timeoutMs: 200 })).toBe(128 + constants.signals.SIGTERM)
  })
})

describe('captureCommand', () => {
  it('captures both streams and the exit code', async () => {
    const script = "console.log('said'); console.error('warned'); process.exit(3)"
    const { status, output } = await captureCommand(`node -e "${script}"`)
    expect(status).toBe(3)
    expect(output.split('\n').sort()).toEqual(['said', 'warned'])
  })

  it('finds programs of installed packages', async () => {
    const search = (process.env.PATH ?? '').split(delimiter)
    const PATH = search.filter((folder) => !folder.includes('node_modules')).join(delimiter)
    expect(await captureCommand('tsx --version', { env: { ...process.env, PATH } })).toMatchObject({
      status: 0,
      output: expect.stringContaining('tsx v'),
    })
  })

  it('fails when the program does not exist', async () => {
    expect((await captureCommand('no-such-program-anywhere')).status).not.toBe(0)
  })
})
