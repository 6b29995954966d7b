import { expect, it } from 'vitest'
import { readStreamApi } from './read-stream-api'
import { SAMPLE_LANGUAGES } from './sample-languages'
import { sampleOf } from './sample-request'

const api = readStreamApi('.')
const calls = api.methods.flatMap((method) => sampleOf(method, api))

it.each(SAMPLE_LANGUAGES)(
  'each sample in $label is short, begins with its address, and contains no secret',
  ({ label, write }) => {
    for (const call of calls) {
      const text = write(call, 'application/xml')
      const [address = ''] = /https:[^\s"']*/.exec(text) ?? []
      expect(address).toBe(call.url)
      expect(text.split('\n').length).toBeLessThanOrEqual(label === 'curl' ? 4 : 8)
      expect(text).not.toMatch(/token|pin\b/i)
    }
  },
)
