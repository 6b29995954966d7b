import { describe, expect, it, vi } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compiled-page'
import { htmlText } from '../../../tests/fixtures/html-text'
import { holdsPlaceholders } from '../../content/values/placeholders'
import { CODE_LANGUAGES, highlight } from './highlight'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``

/** Compiles a page with one code block, and returns details of the block. */
async function block(info: string, code: string) {
  const { html } = await compileBody(fence(info, code))
  const inner = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? ''
  return { text: htmlText(inner), html }
}

describe('a code block', () => {
  it.each(['bash', 'cmd', 'powershell'])(
    'in %s colors names of options and quoted text, but no values',
    async (shell) => {
      const command = 'curl https://host/x --config manager.curl --header "A: b" -o=out-1.xml'
      const { html } = await block(shell, command)
      const colored = [...html.matchAll(/<span class="t-([a-z-]+)">([^<]*)/g)]
      const texts = (kind: RegExp) =>
        colored.flatMap(([, found = '', text = '']) => (kind.test(found) ? [text.trim()] : []))
      expect(texts(/keyword/)).toEqual(['--config', '--header', '-o'])
      expect(texts(/string/).filter((text) => !text.startsWith('&quot;'))).toEqual([])
    },
  )

  it('colors tags as keywords', async () => {
    const { html } = await block('xml', '<Event Name="a" />')
    expect(html).toContain('<span class="t-keyword">Event')
  })
  it.each([
    // Shorter lines fit on a phone, the first one beside the buttons.
    ['yaml', 'name-of-key: capella-worker1', []],
    ['bash', 'helm list --filter <release>', ['hang0', 'word']],
    ['bash', 'helm list <name>\nhelm list --filter <release>', []],
    ['yaml', '    key: capella-worker, capella-event-of-2026-xy', ['hang4', 'word', 'word']],
    ['xml', '<?xml version="1.0" encoding="utf-8"?>', ['hang0', 'word']],
    ['xml', '      <LiveEvent Identifier="5f0d" />', ['hang8', 'word']],
    ['bash', 'curl https://example.com:8758/Settings \\', ['hang0', 'word']],
    ['json', '  "parameter/aws/service/eks/<cluster-name>": 1', ['hang2', 'word']],
    // The name of an option does not wrap anyway.
    ['bash', 'eksctl create cluster --managed-nodes --name=capella', ['hang0']],
    ['bash', 'eksctl create cluster --managed-nodes --name=capella-a', ['hang0', 'word']],
    ['text', 'a-drawing-of-columns  └─ capella-worker', []],
  ])('in %s, %j hangs from its indent, and keeps names whole', async (language, code, boxes) => {
    const { html, text } = await block(language, code)
    expect([...html.matchAll(/"(word|hang\d+)"/g)].map(([, name]) => name)).toEqual(boxes)
    expect(text).toBe(code)
  })

  it('keeps an entity whole', async () => {
    const { html } = await block(
      'xml',
      '<A Uri="/CambriaLM/v1/LiveControl?Command=Start&amp;EventID=5" />',
    )
    expect(html).toContain('Start&amp;amp;<wbr/>')
  })

  it('in bash has the text color in a here-document', async () => {
    const { html } = await block('bash', 'cat > a <<\'END\'\nurl = "x"\nEND')
    expect(html).not.toContain('t-string')
  })

  it('says which lines of it are Japanese', async () => {
    const { html, text } = await block('text', 'WEBVTT\n<c.w>ニュースを、話す。</c>')
    expect(html).toContain('<span lang="ja">&lt;c.w&gt;ニュースを、話す。&lt;/c&gt;</span>')
    expect(text).toBe('WEBVTT\n<c.w>ニュースを、話す。</c>')
  })
})

describe('highlight', () => {
  it('colors every line, even on a slow machine', async () => {
    let now = 0
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 1000
      return now
    })
    const [line] = await highlight('{ "slow": 443 }', 'json')
    expect(line).toContainEqual(expect.objectContaining({ kind: 'name' }))
  })

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
      for (const name of ['<cluster-name>', '<node-2>', '<a1>', '<x>', '<if>']) {
        const lines = await highlight(`key ${name} "${name}" = ${name}:80`, language)
        expect(
          lines.flat().flatMap(({ text }) => text.match(RegExp(name, 'g')) ?? []),
        ).toHaveLength(3)
      }
    },
  )
})
