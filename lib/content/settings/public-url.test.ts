import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkBasePath, checkSiteUrl } from './public-url'

describe('checkSiteUrl', () => {
  it.each(['https://help.example.org', 'http://localhost:3000/', 'HTTPS://Help.Example.org'])(
    'accepts %j',
    (value) => {
      expect(() => checkSiteUrl('SITE_URL', value)).not.toThrow()
    },
  )

  it.each([
    ['', 'found "", expected only http:// or https:// and a host, such as https://'],
    [' ', 'found " ", expected'],
    ['help.example.org', 'write https://help.example.org'],
    ['//help.example.org', 'write https://help.example.org'],
    ['localhost:3000', 'write https://localhost:3000'],
    ['ftp://help.example.org', 'write https://help.example.org'],
    ['javascript:alert(1)', 'found "javascript:alert(1)"'],
    [
      'http://help.example.org/sub',
      'write http://help.example.org, and set SITE_BASE_PATH to the path',
    ],
    ['https://help.example.org?x', 'write https://help.example.org'],
    ['https://help.example.org/#x', 'write https://help.example.org'],
    ['https://help.example.org\\sub', 'write https://help.example.org, and set SITE_BASE_PATH'],
    ['https://help.example.org:99999', 'found "https://help.example.org:99999"'],
    ['https:help.example.org', 'write https://help.example.org'],
    ['https:/help.example.org', 'write https://help.example.org'],
  ])('rejects %j: %s', (value, message) => {
    expect(() => checkSiteUrl('SITE_URL', value)).toThrow(message)
  })

  it.each([
    'https://me:secret@help.example.org',
    'https://:secret@help.example.org',
    'https://me:secret@help example.org',
    'https:/me:secret@help.example.org',
    'me:secret@help.example.org',
  ])('does not repeat the password in %s', (value) => {
    const check = () => checkSiteUrl('SITE_URL', value)
    expect(check).toThrow(
      'SITE_URL: found a URL with a user name or password, expected only http:// or https:// and a host',
    )
    expect(check).not.toThrow('secret')
  })
})

it.each([
  ...['/he lp', '/help?x', '/help#x', 'https://example.com', '/a//b', '/hélp', '/a\\b'],
  ...['/..', '/../x', '/help/../x', '/.', '/help/.', '/_next', '/_NEXT/help'],
])('%j is rejected as a base path', (value) => {
  expect(() => checkBasePath('SITE_BASE_PATH', value)).toThrow(
    `SITE_BASE_PATH: found ${JSON.stringify(value)}, expected letters`,
  )
})

it('dots in a longer name are accepted as a base path', () => {
  expect(checkBasePath('SITE_BASE_PATH', '/..help/...')).toBe('/..help/...')
})

describe('checkPublicUrl', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    [undefined, true],
    ['https://docs.example.com', true],
    ['https://help.test', true],
    ['https://help.example.capellasystems.net', false],
    ['https://docs.myexample.com', false],
  ])('knows whether SITE_URL %s is an example: %s', async (url, isExample) => {
    vi.stubEnv('SITE_URL', url)
    const { checkPublicUrl } = await import('./public-url')
    expect(checkPublicUrl() !== undefined).toBe(isExample)
  })
})
