import { expect, it, vi } from 'vitest'
import { runNextBuild } from './next-build'

it.each([
  ['a full heap', ['--max-old-space-size=8', '-e', 'const all = []; for (;;) all.push({})']],
  [
    'a full heap in another process',
    ['-e', exitAfter('FATAL ERROR: JavaScript heap out of memory')],
  ],
  ['a killed process', ['-e', 'process.kill(process.pid, "SIGKILL")']],
  ['another killed process', ['-e', exitAfter('exited with code: null and signal: SIGKILL')]],
])('a build that runs out of memory says what to do: %s', async (_case, args) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await expect(runNextBuild(args)).rejects.toThrow(/ran out of memory\. .* NODE_OPTIONS=/)
})

it('a build that fails otherwise points to the errors above', async () => {
  await expect(runNextBuild(['-e', 'process.exitCode = 1'])).rejects.toThrow('errors above')
})

function exitAfter(message: string): string {
  return `console.error(${JSON.stringify(message)}); process.exitCode = 1`
}
