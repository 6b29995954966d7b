import { describe, expect, it } from 'vitest'
import { isOutput, looksLikeError, outputToDiagnose } from './error-text'
import { cleanQuery } from './query'

describe('looksLikeError', () => {
  it.each([
    'ImagePullBackOff',
    'OOMKilled',
    'ErrImagePull',
    'FailedMount',
    'Error: cannot re-use a name that is still in use',
    'curl: (7) Failed to connect',
    'x509: certificate signed by unknown authority: invalid',
    'net::ECONNREFUSED',
    'HRESULT 0x80070035',
  ])('knows %s', (text) => expect(looksLikeError(text)).toBe(true))

  it.each([
    'AddEvent',
    'SCTE-35',
    'primary and backup',
    'release notes 5.5',
    'EKS quota',
    'Killer',
  ])('leaves the query %s alone', (text) => expect(looksLikeError(text)).toBe(false))
})

describe('isOutput', () => {
  it.each(['NAME   READY\nweb-0  0/1', 'a'.repeat(65), 'permission denied'])('takes %j', (text) =>
    expect(isOutput(text)).toBe(true),
  )

  it.each(['', 'AddEvent', '  SetEventData\n'])('leaves the query %j alone', (text) =>
    expect(isOutput(text)).toBe(false),
  )
})

describe('outputToDiagnose', () => {
  const log = `Error: ${'pull access denied '.repeat(5)}`

  it('keeps what the input cuts off a pasted text, as long as its beginning is searched', () => {
    expect(outputToDiagnose(cleanQuery(log).trim(), log)).toBe(log)
    expect(outputToDiagnose('another query', log)).toBe('')
    expect(outputToDiagnose('', log)).toBe('')
  })

  it.each(['one two', 'onetwo'])('knows several lines again as the input %j', (query) =>
    expect(outputToDiagnose(query, 'one\ntwo')).toBe('one\ntwo'),
  )

  it('takes a typed query that reads like an error', () => {
    expect(outputToDiagnose('ImagePullBackOff', '')).toBe('ImagePullBackOff')
    expect(outputToDiagnose('AddEvent', 'AddEvent')).toBe('')
  })
})
