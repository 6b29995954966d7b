import { describe, expect, it } from 'vitest'
import { maskSecrets, RULES } from './mask-secrets'

describe('the text for support', () => {
  it('keeps the text around a secret', () => {
    expect(maskSecrets('GET /Events?usertoken=7b1f0c&Status=Error HTTP/1.1')).toBe(
      'GET /Events?usertoken=***&Status=Error HTTP/1.1',
    )
    expect(maskSecrets('snmpget -A one -X two 10.0.4.11')).toBe('snmpget -A *** -X *** 10.0.4.11')
    expect(maskSecrets('password: a\nuser: me')).toBe('password: ***\nuser: me')
    expect(maskSecrets(`password: \${PASSWORD:-harbor}`)).toBe('password: ***')
  })

  it('is fast: in each rule, only the secret is unbounded, and comes last', () => {
    const runs = /[*+]|\{\d+,\}/
    for (const { secret } of RULES) {
      const { prefix, lookarounds, hidden } = partsOf(secret.source)
      expect([prefix, ...lookarounds].filter((part) => runs.test(part))).toEqual([])
      for (const form of formsOf(hidden))
        expect(!runs.test(form) || /(?:[*+]|\{\d+,\})$/.test(form), form).toBe(true)
    }
  })

  it.each([
    'token',
    'password:\n',
    'password="',
    '\r\n',
    '{"data":{',
    'net use \\\\',
    'a:1:b:c:',
    'echo x | y',
    'get secret jsonpath ',
    '"key":"rtmp",',
    'password="\n',
    "password:['",
    '"passwords":{"a":"',
    'a://b:',
    'a:@b ',
    'admin,a,',
    'x\n',
    'password=a ',
    'password for ',
    "'+'",
    'value: a\n',
    '-u a:',
    'curl -u "a:\\',
    'PASSWORD: |\n a\n',
    'smbclient //',
    '<password>',
    'password="\\"',
  ])('masks 200 KB of %j', (text) => {
    expect(maskSecrets(text.repeat(200_000 / text.length))).not.toBe('')
  })
})

/** Splits a pattern into the text to keep, lookaheads, and the secret, with `x` for each class and escape. */
function partsOf(source: string) {
  const plain = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const prefix = plain.slice(0, groupEnd(plain, 0))
  const lookarounds: string[] = []
  let hidden = plain.slice(prefix.length)
  while (/^\(\?[=!]/.test(hidden)) {
    lookarounds.push(hidden.slice(0, groupEnd(hidden, 0)))
    hidden = hidden.slice(lookarounds.at(-1)?.length)
  }
  return { prefix, lookarounds, hidden }
}

/** Splits a secret that is one group into its alternatives. */
function formsOf(hidden: string): string[] {
  if (!hidden.startsWith('(?:') || groupEnd(hidden, 0) < hidden.length) return [hidden]
  const forms = ['']
  let depth = 0
  for (const character of hidden.slice(3, -1)) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) forms.push('')
    else forms[forms.length - 1] += character
  }
  return forms
}

function groupEnd(text: string, start: number): number {
  let depth = 0
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1
    if (text[place] === ')') depth -= 1
    if (depth === 0) return place + 1
  }
  return text.length
}
