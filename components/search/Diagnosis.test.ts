import { describe, expect, it } from 'vitest'
import { cleanQuery } from '../../lib/search/query'
import { isOutput, looksLikeError, outputToDiagnose } from './Diagnosis'

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
    'No space left on device',
    'Connection reset by peer',
    'CERT_HAS_EXPIRED',
    'CREATE_FAILED',
    'VcpuLimitExceeded',
    'InvalidImageName',
    'curl: (28)',
    'exited with code 137',
    "'helm' is not recognized as an internal command",
    "NVIDIA-SMI couldn't communicate with the driver",
  ])('recognizes %s', (text) => expect(looksLikeError(text)).toBe(true))

  it.each([
    'AddEvent',
    'SCTE-35',
    'primary and backup',
    'release notes 5.5',
    'EKS quota',
    'Killer',
    'event',
    'encoder settings',
    'no audio',
    'closed captions',
    'GPU memory in Akamai',
    'AWS_REGION',
    'reset the password',
    'self-hosted',
  ])('does not treat the query %s as an error', (text) => expect(looksLikeError(text)).toBe(false))
})

describe('isOutput', () => {
  it.each(['NAME   READY\nweb-0  0/1', 'a'.repeat(65), 'permission denied'])(
    'recognizes %j',
    (text) => expect(isOutput(text)).toBe(true),
  )

  it.each(['', 'AddEvent', '  SetEventData\n'])('does not treat the query %j as output', (text) =>
    expect(isOutput(text)).toBe(false),
  )
})

describe('outputToDiagnose', () => {
  const log = `Error: ${'pull access denied '.repeat(5)}`

  it('keeps the rest of a long pasted text while its start is the query', () => {
    expect(outputToDiagnose(cleanQuery(log).trim(), log)).toBe(log)
    expect(outputToDiagnose('another query', log)).toBe('')
    expect(outputToDiagnose('', log)).toBe('')
  })

  it.each(['one two', 'onetwo'])('recognizes several pasted lines in the input %j', (query) =>
    expect(outputToDiagnose(query, 'one\ntwo')).toBe('one\ntwo'),
  )

  it('diagnoses a typed query that looks like an error', () => {
    expect(outputToDiagnose('ImagePullBackOff', '')).toBe('ImagePullBackOff')
    expect(outputToDiagnose('AddEvent', 'AddEvent')).toBe('')
  })
})
