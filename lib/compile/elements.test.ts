import { describe, expect, it } from 'vitest'
import { compileBody, compilePage } from '../../tests/fixtures/compile-page'
import { type ProjectFiles, pageText } from '../../tests/fixtures/temp-project'

const TABLE = '| Port | Use |\n| --- | ---: |\n| 443 | `https` |\n'
const IMAGE = '![The window](/img/ftc/window.svg)'
const IMAGE_FILE = 'public/img/ftc/window.svg'
const LONG = 'exposeStreamServiceExternally'
const BROKEN = 'expose<wbr/>Stream<wbr/>Service<wbr/>Externally'
const TAB = '<Tab label="A">\na\n</Tab>\n'
const TWO_STEPS = '<Steps>\n### One\n\nText\n\n- a\n\n### Two\n</Steps>\n'

const nameTable = (name: string) => `| Name |\n|---|\n| \`${name}\` |`
const h3 = (id: string, text: string) => `<h3 id="${id}"><a href="#${id}">${text}</a></h3>`
const li = (number: number, content: string) =>
  `<li${number === 1 ? ' id="guide-start"' : ''} class="step"><span class="step-number">${number}</span> ${content}</li>`
const name = (text: string) =>
  `<div class="table" role="group" tabindex="0" aria-label="${text}"><table>`

type RenderedCase = [string, string, readonly (string | RegExp)[], ProjectFiles?]

describe('an element renders', () => {
  it.each<RenderedCase>([
    [
      'steps: each heading starts a step',
      TWO_STEPS,
      [
        `<ol class="steps">${li(1, `${h3('one', 'One')}<p>Text</p><ul><li>a</li></ul>`)}${li(2, h3('two', 'Two'))}</ol>`,
      ],
    ],
    [
      'steps with code, tables, and components',
      `<Steps>\n### One\n\n\`\`\`bash\nls\n\`\`\`\n\n${TABLE}\n<Expect>\nIt lists.\n</Expect>\n\n### Two\n</Steps>`,
      [
        /class="step"><span.*<h3.*<figure class="code">.*<table>.*You should see.*<\/li><li class="step"/s,
      ],
    ],
    [
      'steps in a step',
      '<Steps>\n### One\n\n<Steps>\n### Inner\n</Steps>\n</Steps>',
      [
        `${h3('one', 'One')}<ol class="steps" start="2">${li(2, h3('inner', 'Inner'))}</ol></li></ol>`,
      ],
    ],
    [
      'steps that can be reset once, above the first',
      `Text\n\n${TWO_STEPS}\n## B\n\n${TWO_STEPS}`,
      [/^<p>Text<\/p><div class="steps-progress[^"]*">.*Start over(?!.*Start over)/s],
    ],
    [
      'the parts of a guide',
      `## A\n\n${TWO_STEPS}\n## B\n\n${TWO_STEPS}`,
      [
        /<h2 id="a">.{0,40}<\/h2>\s*<p class="part">Part 1 of 2<\/p>.*<h2 id="b">.{0,40}<\/h2>\s*<p class="part">Part 2 of 2/s,
      ],
    ],
    ['a table above all headings', TABLE, [name('Table: Introduction')]],
    [
      'tables named after the heading above',
      `## The \`--set\` option\n\n${TABLE}\n${TABLE}\n### In\n\n<Callout>\n${TABLE}\n</Callout>`,
      ['The --set option', 'The --set option, 2', 'In'].map((text) => name(`Table: ${text}`)),
    ],
    [
      'an empty header cell as a data cell',
      '| | Python |\n| --- | --- |\n| Speed | slow |\n',
      ['<tr><td></td><th scope="col">Python</th></tr>'],
    ],
    [
      'a short hyphenated name unbroken, a long one breakable',
      '| Path |\n| --- |\n| `g6-dedicated-4` |\n| `a-name-longer-than-a-column` |\n',
      ['<code class="whole">g6-dedicated-4', '<code>a-name-longer'],
    ],
    [
      'a long name in a table with breaks at its humps',
      nameTable(LONG),
      [`<code>${BROKEN}</code>`],
    ],
    [
      'a name that is too long for a phone with breaks at its humps',
      `\`${LONG}Always\``,
      [`<code>${BROKEN}<wbr/>Always</code>`],
    ],
    ['a short name in a table unbroken', nameTable('targetInfoList'), [/^(?!.*<wbr)/s]],
    ['a name in text that fits into a line unbroken', `\`${LONG}\``, [/^(?!.*<wbr)/s]],
    ['a command unbroken', `\`\`\`text\n${LONG}Always\n\`\`\``, [/^(?!.*<wbr)/s]],
    [
      'an image with the size of its file',
      IMAGE,
      [
        '<img src="/img/ftc/window.svg" alt="The window" loading="lazy" decoding="async" width="640" height="360"/>',
      ],
      { [IMAGE_FILE]: '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>' },
    ],
    ['a missing image', IMAGE, [/^(?!.*width=).*alt="The window"/]],
    [
      'a file that is not an image',
      IMAGE,
      [/^(?!.*width=).*alt="The window"/],
      { [IMAGE_FILE]: 'text' },
    ],
    [
      'tabs with text and code',
      '<Tabs group="os">\n<Tab label="Linux">\n```bash\nls\n```\n</Tab>\n\n<Tab label="Windows">\nText\n</Tab>\n</Tabs>',
      [
        '<div class="tabs" data-tab-group="os">',
        /data-tab="Linux"[\s\S]*<figure class="code">[\s\S]*data-tab="Windows"/,
      ],
    ],
  ])('%s', async (_case, body, expected, files = {}) => {
    const { flatHtml } = await compileBody(body, files)
    for (const part of expected)
      if (typeof part === 'string') expect(flatHtml).toContain(part)
      else expect(flatHtml).toMatch(part)
  })

  it('tab groups of a page can be set independently', async () => {
    const tabs = `<Tabs>\n${TAB}<Tab label="B">\nb\n</Tab>\n</Tabs>`
    const { html } = await compileBody(`${tabs}\n\n${tabs}`)
    const names = [...html.matchAll(/ type="radio" name="([^"]*)"/g)].map(([, name]) => name)
    expect(names).toHaveLength(4)
    expect(new Set(names).size).toBe(2)
  })
})

describe('an element that is used incorrectly is an error', () => {
  it.each([
    ['a single tab', `<Tabs>\n${TAB}</Tabs>`, 'found 1 <Tab>, expected at least two'],
    ['text between tabs', `<Tabs>\nText\n\n${TAB}</Tabs>`, 'expected only <Tab>'],
    ['no label', '<Tabs>\n<Tab>\na\n</Tab>\n</Tabs>', '<Tab>: found no label, expected label="…"'],
    [
      'a duplicate label',
      `<Tabs>\n${TAB}${TAB}</Tabs>`,
      'found two <Tab label="A">, expected different labels',
    ],
    [
      'text before the first step',
      '<Steps>\nText\n\n### One\n</Steps>',
      'pages/docs/Page.mdx:7 <Steps>: found content before the first step, expected a ### heading first',
    ],
    [
      'an H2 in steps',
      '<Steps>\n### One\n\n## Two\n</Steps>',
      'pages/docs/Page.mdx:10 <Steps>: found ##, expected only ### headings inside',
    ],
    [
      'empty steps',
      'Text\n\n<Steps>\n</Steps>',
      'pages/docs/Page.mdx:9 <Steps>: found no ### heading, expected one for each step',
    ],
    ['an unclosed brace', 'Text\n\nA { here', 'Page.mdx:9 found '],
    ['an unclosed component', 'Text\n\n<Callout>\n\nHot', 'Page.mdx:9 found '],
    ['a component closed by another', 'Text\n\n<Kbd>K</UiPath>', 'Page.mdx:9 found '],
    [
      'a component that opens inside emphasis',
      'Text\n\n<Kbd>**Ctrl</Kbd>**',
      'Page.mdx:9 found </Kbd> in other Markdown or text than its opening tag, expected both tags on lines of their own, or both in one line',
    ],
    [
      'a tag that leaves its list item',
      'Text\n\n- <Callout type="tip"\ntitle="b">x</Callout>',
      'Page.mdx:9 found an incomplete <Callout>',
    ],
    [
      'a brace that leaves its quote',
      'Text\n\n> {a\nb}',
      'Page.mdx:9 found {a, expected \\{ for a brace, or inline code in backticks',
    ],
    [
      'an empty tag closed by a component',
      'Text\n\n<></Tabs>',
      'Page.mdx:9 found </Tabs>, expected the closing tag of <>',
    ],
    ['an unclosed attribute', 'Text\n\n<Callout title="a>Hot</Callout>', 'Page.mdx:9 found '],
  ])('%s', async (_case, body, message) => {
    const error = await compileBody(body).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    for (const part of ['pages/docs/Page.mdx', message]) expect(String(error)).toContain(part)
  })
})

it('text above the first step of a long guide is collapsed, except for the essentials', async () => {
  const file = 'pages/docs/FTC/Tutorials/Page.mdx'
  const body = `Lead\n\n## Before you start\n\nBring it.\n\n### Sizing\n\n${'Words. '.repeat(300)}\n\n## Plan\n\nWords\n\n## A\n\n${TWO_STEPS}`
  const { flatHtml } = await compilePage(file, { [file]: pageText('Page', {}, body) })
  expect(flatHtml).toMatch(
    /^<p>Lead<\/p>.*<h2 id="before-you-start"><a.*<p>Bring it.*<details class="fold"><summary><h3 id="sizing"[^>]*>Sizing<.*<details class="fold"><summary><h2 id="plan"[^>]*>Plan</s,
  )
})
