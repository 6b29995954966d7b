import { describe, expect, it } from 'vitest'
import { holdsPlaceholders } from '../../content/values/placeholders'
import { CODE_LANGUAGES, highlight } from './highlight'

const plain = (text: string) => ({ text, kind: null })

describe('highlight', () => {
  const samples = [
    'helm install <release-name> --set a=<ip-address>:80 "<node-2>" # <x>',
    'a\r\nb\r\n',
    '',
    '\n\n',
    'key: "value" <Name> < x > \uE000 🎬',
  ]

  it.each(CODE_LANGUAGES)('keeps all text of %s', async (language) => {
    for (const sample of samples) {
      const lines = await highlight(sample, language)
      const text = lines.map((line) => line.map((token) => token.text).join('')).join('\n')
      expect(text.replaceAll('\r', '')).toBe(sample.replaceAll('\r', ''))
    }
  })

  it.each(CODE_LANGUAGES.filter(holdsPlaceholders))(
    'of %s keeps a placeholder in one piece',
    async (language) => {
      const names = ['<cluster-name>', '<node-2>', '<a1>', '<x>', '<if>']
      for (const name of names) {
        const lines = await highlight(`key ${name} "${name}" = ${name}:80`, language)
        const whole = lines.flat().flatMap((token) => token.text.match(new RegExp(name, 'g')) ?? [])
        expect(whole).toHaveLength(3)
      }
    },
  )

  it('colors XML elements the same with and without hyphens and attributes', async () => {
    const lines = await highlight('<event><start-time a="1"/></event>', 'xml')
    const names = lines.flat().filter(({ text }) => /^(?:event|start-time) ?$/.test(text))
    expect(names).toHaveLength(3)
    expect(new Set(names.map(({ kind }) => kind)).size).toBe(1)
    expect(names[0]?.kind).not.toBeNull()
  })

  it.each(['text', 'unknown', 'constructor', ''])('leaves "%s" plain', async (language) => {
    expect(await highlight('if <x>\nfi', language)).toEqual([[plain('if <x>')], [plain('fi')]])
  })
})
