import { delimiter } from 'node:path'
import { expect, it } from 'vitest'
import { captureCommand } from './capture-command'

it('keeps both streams, and the exit code', async () => {
  const script = "console.log('said'); console.error('warned'); process.exit(3)"
  const { status, output } = await captureCommand(`node -e "${script}"`)
  expect(status).toBe(3)
  expect(output.split('\n').sort()).toEqual(['', 'said', 'warned'])
})

it('finds the programs of packages', async () => {
  const search = (process.env.PATH ?? '').split(delimiter)
  const PATH = search.filter((folder) => !folder.includes('node_modules')).join(delimiter)
  expect(await captureCommand('tsx --version', { ...process.env, PATH })).toMatchObject({
    status: 0,
    output: expect.stringContaining('tsx v'),
  })
})

it('fails for a program that does not exist', async () => {
  expect((await captureCommand('no-such-program-anywhere')).status).not.toBe(0)
})
