import { expect, it } from 'vitest'
import { failure } from './reply'

it('a response repeats every character that XML allows', () => {
  const { body } = failure({ method: 'GET', uri: '/Events?Name=🎬&a=\u0001' }, 404, '“x” < y')
  expect(body).toContain('Uri="/Events?Name=🎬&amp;a=?"')
  expect(body).toContain('ReadableErrorEng="“x” &lt; y"')
})
