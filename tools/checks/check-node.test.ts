import { expect, it } from 'vitest'
import { captureCommand } from '../machine/run-command'

it.each([
  ['v20.8.1', false],
  ['v18.19.0', false],
  ['v9.11.2', false],
  ['v20.9.0', true],
  ['v20.10.0', true],
  ['v22.0.0', true],
  ['v21.0.0-nightly', true],
])('Node %s can run the scripts: %s', async (version, mayRun) => {
  const posing = `Object.defineProperty(process,'version',{value:'${version}'})`
  const line = `node --import "data:text/javascript,${posing}" scripts/check-node.mjs`
  const { status, output } = await captureCommand(line)
  expect(status).toBe(mayRun ? 0 : 1)
  const { length } = output.trim().split('\n').filter(Boolean)
  expect(length).toBe(mayRun ? 0 : 1)
  if (!mayRun) expect(output).toContain(`Found Node ${version.slice(1)}, expected 20.9 or newer.`)
})
