import { expect, it } from 'vitest'
import { maskSecrets } from './mask-secrets'

it.each([
  ['password: hunter2!', 'password: ***'],
  ['"pgClusterPassword": "abc,def; g", "user": "me"', '"pgClusterPassword": ***, "user": "me"'],
  ['pgPassword: a&b,c\nuser: me', 'pgPassword: ***\nuser: me'],
  ['Password=abc;User=me', 'Password=***;User=me'],
  ["--set adminPassword='a b' --wait", '--set adminPassword=*** --wait'],
  [
    '<Login user="me"><Password>a,b</Password></Login>',
    '<Login user="me"><Password>***</Password></Login>',
  ],
  ['curl -u admin:a:b https://example.com', 'curl -u admin:*** https://example.com'],
  ['helm upgrade --admin-password "a b" --wait', 'helm upgrade --admin-password *** --wait'],
  [
    'GET /CambriaLM/v1/Events?usertoken=7b1f0c&Status=Error',
    'GET /CambriaLM/v1/Events?usertoken=***&Status=Error',
  ],
  ['export TF_VAR_token=abc123', 'export TF_VAR_token=***'],
  ['helm upgrade --password abc --wait', 'helm upgrade --password *** --wait'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
  ['https://me:word@example.com/x', 'https://me:***@example.com/x'],
  [`key AKIA${'Q7'.repeat(8)}.`, 'key ***.'],
  ['licenseKey = 1A2B3C-4D5E6F', 'licenseKey = ***'],
  ['license 2AB4-99XZ-1234-QWER-77AA', 'license ***'],
  [
    `-----BEGIN ${'RSA '}PRIVATE KEY-----\nMIIEow\nabc\n-----END`,
    '-----BEGIN RSA PRIVATE KEY-----***-----END',
  ],
  ['NAME READY STATUS\npod-1 0/1 Pending', 'NAME READY STATUS\npod-1 0/1 Pending'],
])('%j becomes %j', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked)
})
