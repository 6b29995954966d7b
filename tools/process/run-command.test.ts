import { describe, expect, it } from 'vitest'
import { runCommand } from './run-command'

const node = process.execPath

describe('runCommand', () => {
  it('gives the exit code', async () => {
    expect(await runCommand(node, ['-e', 'process.exit(0)'])).toBe(0)
    expect(await runCommand(node, ['-e', 'process.exit(3)'])).toBe(3)
  })

  it('passes the environment on', async () => {
    const env = { ...process.env, RUN_COMMAND_TEST: '5' }
    const script = 'process.exit(Number(process.env.RUN_COMMAND_TEST))'
    expect(await runCommand(node, ['-e', script], { env })).toBe(5)
  })

  it('runs in another folder', async () => {
    const script =
      "process.exit(require('node:path').basename(process.cwd()) === 'process' ? 6 : 7)"
    expect(await runCommand(node, ['-e', script], { cwd: 'tools/process' })).toBe(6)
  })

  it('gives 127 when the command does not exist', async () => {
    expect(await runCommand('no-such-command-anywhere', [])).toBe(127)
  })

  it('leaves nothing running after a command that does not exist', async () => {
    const script = `
      import { runCommand } from './tools/process/run-command.ts'
      process.exitCode = await runCommand('no-such-command-anywhere', [], { timeoutMs: 60_000 })
    `
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
    expect(await runCommand(node, args, { timeoutMs: 10_000 })).toBe(127)
  }, 15_000)

  it('ends a command that takes too long', async () => {
    const args = ['-e', 'setTimeout(() => {}, 60_000)']
    expect(await runCommand(node, args, { timeoutMs: 200 })).toBeGreaterThan(128)
  })
})
