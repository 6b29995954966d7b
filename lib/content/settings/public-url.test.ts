import { expect, it, vi } from 'vitest'
import { checkBasePath, checkSiteUrl } from './public-url'

it.each([
  '',
  'help.example.org',
  'localhost:3000',
  'javascript:alert(1)',
  'http://help.example.org/sub',
  'https://help.example.org/#x',
])('the URL %j is rejected', (value) => {
  expect(() => checkSiteUrl('SITE_URL', value)).toThrow(
    `SITE_URL: found "${value}", expected only http:// or https:// and a host, such as https://`,
  )
})

it.each(['https://me:secret@help.example.org', 'me:secret@help.example.org'])(
  'the message about %s does not repeat the password',
  (value) => {
    const check = () => checkSiteUrl('SITE_URL', value)
    expect(check).toThrow('SITE_URL: found a URL with a user name or password, expected only http')
    expect(check).not.toThrow('secret')
  },
)

it.each(['/he lp', '/help?x', '/a//b', '/hélp', '/help/../x', '/help/.', '/_NEXT/help'])(
  '%j is rejected as a base path',
  (value) => {
    expect(() => checkBasePath('SITE_BASE_PATH', value)).toThrow(
      `SITE_BASE_PATH: found ${JSON.stringify(value)}, expected letters`,
    )
  },
)

it('dots in a longer name are accepted as a base path', () => {
  expect(() => checkBasePath('SITE_BASE_PATH', '/..help/...')).not.toThrow()
})

it.each([
  [undefined, true],
  ['HTTPS://Docs.Example.com', true],
  ['http://help.test:3000/', true],
  ['https://help.example.capellasystems.net', false],
])('SITE_URL %s is accepted; it is an example: %s', async (url, isExample) => {
  vi.stubEnv('SITE_URL', url)
  vi.resetModules()
  const { checkPublicUrl } = await import('./public-url')
  expect(checkPublicUrl() !== undefined).toBe(isExample)
})
