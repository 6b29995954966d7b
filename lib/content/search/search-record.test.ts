import { expect, it } from 'vitest'
import { isIdentifier } from './search-record'

it.each(['8648', 'maxFTCInstances', 'cert-manager', 'ERR_CERT', 'values.yaml', '/CambriaFC/v1'])(
  '%s is a name',
  (text) => {
    expect(isIdentifier(text)).toBe(true)
  },
)

it.each([
  '',
  'x',
  'true',
  'kubectl get nodes',
  '<cluster-name>',
  'https://example.com',
  'a'.repeat(60),
])('%j is none', (text) => {
  expect(isIdentifier(text)).toBe(false)
})
