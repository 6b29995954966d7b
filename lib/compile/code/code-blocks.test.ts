import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'
import { htmlText } from '../../../tests/fixtures/html-text'
import { CODE_LANGUAGES } from './highlight'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``

/** Compiles a page with one code block, and returns details of the block. */
async function block(info: string, code: string) {
  const { html, warnings } = await compileBody(fence(info, code))
  const inner = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? ''
  return {
    caption: /<figcaption>([^<]*)</.exec(html)?.[1],
    name: /<pre tabindex="0" role="group" aria-label="Code: ([^"]*)">/.exec(html)?.[1],
    text: htmlText(inner),
    placeholders: [...inner.matchAll(/<var>&lt;([^&]*)&gt;/g)].map((match) => match[1]),
    html,
    warnings,
  }
}

describe('a code block', () => {
  it('has a title, a copy button, and syntax colors', async () => {
    const { html } = await block('json title="JSON"', '{ "port": 443 }')
    expect(html.trim().replace(/<svg.*<\/svg>/, '')).toBe(
      '<figure class="code" data-titled=""><figcaption>JSON</figcaption>' +
        '<div class="code-tools"><button type="button" class="code-copy" aria-label="Copy"></button></div>' +
        '<pre tabindex="0" role="group" aria-label="Code: JSON"><code>{ ' +
        '<span class="t-keyword">&quot;port&quot;</span>: ' +
        '<span class="t-constant">443</span> }</code></pre></figure>',
    )
  })

  it('keeps the options of a long command on one line, and nothing else', async () => {
    const command =
      'helm upgrade --install capella-stream capella-stream.tgz --values my-values.yaml'
    const { html } = await block('bash', command)
    expect(html.match(/<span class="whole">[^<]*/g)).toEqual([
      '<span class="whole">--install',
      '<span class="whole">--values',
    ])
    expect((await block('bash', 'helm upgrade --install')).html).not.toContain('whole')
  })

  it.each([
    ['bash', 'curl --insecure \\\n  https://<host>/', ['host']],
    ['csharp', 'Call("https://<host>/", pin: "<pin>");', ['host', 'pin']],
  ])('of a request sample in %s has placeholders and colors', async (language, code, names) => {
    const sample = await block(`${language} placeholders sample`, code)
    expect(sample.placeholders).toEqual(names)
    expect(sample.text).toBe(code)
    expect(sample.html).toContain('class="t-')
  })

  it('keeps the lines of an output as they are', async () => {
    expect((await block('text', 'NAME   READY')).html).toContain('<figure class="code as-is">')
    for (const wrapping of ['Allow group to read', '[✔]  created a provider'])
      expect((await block('text', wrapping)).html).toContain('<figure class="code">')
  })

  it.each([
    ['bash', 'Shell'],
    ['bash title="deploy.sh"', 'deploy.sh'],
    ['cmd', 'Command Prompt'],
    ['csharp', 'C#'],
    ['text', 'Text'],
    ['text title="Where it is: C:\\Temp"', 'Where it is: C:\\Temp'],
  ])('fenced with %j is named %s, with its title as its only caption', async (info, name) => {
    const caption = info.includes('title') ? name : undefined
    expect(await block(info, 'dir')).toMatchObject({ caption, name, text: 'dir' })
  })

  it('of more than 20 lines is collapsed to its first lines', async () => {
    const { html, text } = await block('bash', 'ls\n'.repeat(21).trim())
    expect(html).toContain('data-folded=""')
    expect(html).toContain('aria-expanded="false"')
    expect(html).toContain('Show all 21 lines')
    expect(text.split('\n')).toHaveLength(21)
    expect((await block('bash', 'ls\n'.repeat(20).trim())).html).not.toContain('folded')
  })
})

describe('the language of a block', () => {
  it.each(CODE_LANGUAGES)('%s is known', async (language) => {
    expect((await block(language, 'x = 1')).warnings).toEqual([])
  })

  it.each(['shell', 'BASH', '', 'constructor', 'toString'])(
    '%j is unknown: an error with file and line',
    async (language) => {
      await expect(block(language, 'if x; then <y>')).rejects.toThrow(
        `pages/docs/Page.mdx:7 code block: found ${language ? `language "${language}"` : 'no language'}, expected one of ${CODE_LANGUAGES.join(', ')}`,
      )
    },
  )
})

describe('placeholders', () => {
  it.each([
    ['bash', 'ls <cluster-name> <a> <cluster-name>', ['cluster-name', 'a', 'cluster-name']],
    ['powershell', 'Get-Item -Path <install-folder>', ['install-folder']],
    ['hcl', 'region = "<region-2>"', ['region-2']],
    ['xml', '<event><slot/></event>', []],
    ['csharp', 'List<string> a', []],
    ['bash', 'cat < file > other; a <Name> <-x> < x >', []],
  ])('of %s in %j are %j', async (language, code, names) => {
    const { placeholders, text } = await block(language, code)
    expect(placeholders).toEqual(names)
    expect(text).toBe(code)
  })

  it('in a line of text', async () => {
    const { flatHtml } = await compileBody('Set `--name <cluster-name>` and `plain`.')
    expect(flatHtml).toBe(
      '<p>Set <code>--name <var>&lt;cluster-name&gt;</var></code> and <code>plain</code>.</p>',
    )
  })
})
