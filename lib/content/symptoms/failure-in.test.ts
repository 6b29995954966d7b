import { expect, it } from 'vitest'
import { failureIn } from './failure-in'

it.each(['0a1b2c3', '0a1b2c3d4', '* 0a1b2c3d4e5f'])(
  'a line of git log --oneline that starts with %s reports no failure',
  (start) => {
    expect(failureIn(`${start} (HEAD -> main) Retry when the connection was refused`)).toBe('')
  },
)

it('a line that starts with a timestamp or an error code can report a failure', () => {
  for (const line of ['1764201600 connection refused', '0x80070005 Access is denied'])
    expect(failureIn(line)).toBe(line)
})
