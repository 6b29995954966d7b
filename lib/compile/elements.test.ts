import { expect, it } from 'vitest'
import { compileBody, compilePage } from '../../tests/fixtures/compile-page'
import { type ProjectFiles, pageText } from '../../tests/fixtures/temp-project'

const TABLE = '| Port | Use |\n| --- | ---: |\n| 443 | `https` |\n'
const IMAGE = '![The window](/img/ftc/window.svg)'
const IMAGE_FILE = 'public/img/ftc/window.svg'
const LONG = 'exposeStreamServiceOut_5_5'
const BROKEN = 'expose<wbr/>Stream<wbr/>Service<wbr/>Out_<wbr/>5_5'
const TAB = '<Tab label="A">\na\n</Tab>\n'
const TWO_STEPS = '<Steps>\n### One\n\nText\n\n- a\n\n### Two\n</Steps>\n'

const nameTable = (name: string) => `| Name |\n|---|\n| \`${name}\` |`
const name = (text: string) =>
  `<div class="table" role="group" tabindex="0" aria-label="${text}"><table>`

/** Renders parts of one page, and compares what each part expects with the page. */
async function expectParts(
  parts: readonly (readonly [body: string, ...expected: (string | RegExp)[]])[],
  files: ProjectFiles = {},
) {
  const { flatHtml } = await compileBody(parts.map(([body]) => body).join('\n\n'), files)
  for (const [body, ...expected] of parts)
    for (const part of expected)
      if (typeof part === 'string') expect(flatHtml, body).toContain(part)
      else expect(flatHtml, body).toMatch(part)
}

it('tables, names, images, and tabs are rendered', async () => {
  await expectParts(
    [
      [TABLE, name('Table: Introduction')],
      [
        `## The \`--set\` option\n\n${TABLE}\n${TABLE}\n### In\n\n<Callout>\n${TABLE}\n</Callout>`,
        ...['The --set option', 'The --set option, 2', 'In'].map((text) => name(`Table: ${text}`)),
      ],
      [
        '| A | B | C |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n',
        '<th scope="row">1</th><td class="align-center" data-label="B">2</td><td class="align-right" data-label="C">3</td>',
      ],
      [
        '| | Python |\n| --- | --- |\n| Speed | slow |\n',
        '<tr><td></td><th scope="col">Python</th></tr>',
      ],
      [
        '| Path |\n| --- |\n| `g6-dedicated-4` |\n| `a-name-longer-than-a-column -n` |\n',
        '<code class="whole">g6-dedicated-4',
        '<code>a-name-longer-than-a-column <span class="whole">-n<',
      ],
      [`| A | B |\n|---|---|\n| ${LONG} | ${LONG} |\n`, '<td data-label="B">'],
      [nameTable(LONG), `<code>${BROKEN}</code></t`],
      [nameTable('infoList'), '<code>infoList</code>'],
      [
        'Run `helm list -A` or `eksctl get addon --node-private-networking`.',
        /"whole">helm list -A.*>eksctl get addon <span class="whole">--node-private-networking</,
      ],
      [`\`${LONG}\`.`, `<code>${LONG}</code>.`],
      [`\`${LONG}Always\``, `<code>${BROKEN}<wbr/>Always</code>`],
      [
        '```text\n  "https://<host>:8758/CambriaLM/v1/Events"\n```',
        ':8758/</span><wbr/>CambriaLM/<wbr/>v1/<wbr/>Events',
      ],
      [
        IMAGE,
        '<img src="/img/ftc/window.svg" alt="The window" loading="lazy" decoding="async" width="640" height="360"/>',
      ],
      ['![Gone](/img/gone.svg)', /<img(?:(?!width)[^>])*alt="Gone"[^>]*async"\/>/],
      ['- [A](/docs/A)\n- [B](/docs/B). More.', '<ul data-links=""><li><a href="/docs/A">'],
      ['<Callout>\nText\n</Callout>', 'class="callout callout-note" role="note" aria-label="Note"'],
      ['- [A](/docs/A)\n- See [B](/docs/B)', '<ul><li><a href="/docs/A">'],
      [
        '<Callout type="warning" title="Costs">\nText\n</Callout>',
        /aria-label="Costs".*>Warning</s,
      ],
      [
        '<Tabs group="os">\n<Tab label="Linux">\n```bash\nls\n```\n</Tab>\n\n<Tab label="Windows">\nText\n</Tab>\n</Tabs>',
        /<div class="tabs"><div class="tab-list"[\s\S]*data-tab="Linux"[\s\S]*<figure class="code">[\s\S]*data-tab="Windows"/,
      ],
      [`<Tabs>\n${TAB}<Tab label="B">\nb\n</Tab>\n</Tabs>`, / name="([^"]*)".* name="(?!\1")/s],
    ],
    { [IMAGE_FILE]: '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>' },
  )
})

it('a link whose text is the name of a file of this site saves the file', async () => {
  await expectParts([
    [
      'Save [manager.ps1](/api/clients/manager.ps1).',
      '<a href="/api/clients/manager.ps1" download="">',
    ],
    ['See the [`a.json`](/api/a.json).', '<a href="/api/a.json" download="">'],
    ['Read the [licenses](/licenses.txt).', '<a href="/licenses.txt">'],
    ['Read [page.b](/docs/page).', '<a href="/docs/page">'],
    ['Take [install.yaml](https://example.com/install.yaml).', /install\.yaml" rel="[a-z ]+">/],
  ])
})

it('all images that readers would not see are reported, each with its line', async () => {
  const images = [
    ['[A](https://a.example/b.png)', '"https://a.example/b.png", expected a file in public/img/'],
    ['[A](//a.example/b.png)', '"//a.example/b.png", expected a file in public/img/'],
    ['[](/img/a.png)', '![], expected ![What the image shows]'],
    ['[image.png](/img/a.png)', '![image.png], expected ![What the image shows]'],
    ['[A](/img/A.PNG)', '"/img/A.PNG", expected a name that ends in .png'],
    ['[A](/img/large.png)', '14.0 MB, expected at most 1 MB'],
    [
      '[A](/img/broken.png?raw=true)',
      'a file that is not an image: public/img/broken.png, expected PNG',
    ],
  ]
  const files = { 'public/img/large.png': 'x'.repeat(14_000_000), 'public/img/broken.png': 'x' }
  const body = images.map(([image]) => `!${image}`).join('\n\n')
  const error = String(await compileBody(body, files).catch((reason: unknown) => reason))
  for (const [index, [, words]] of images.entries())
    expect(error).toContain(`pages/docs/Page.mdx:${7 + 2 * index} image: found ${words}`)
})

it.each([
  [7, `<Tabs>\n${TAB}</Tabs>`, '<Tabs>: found 1 <Tab>, expected at least two'],
  [7, `<Tabs>\nText\n\n${TAB}</Tabs>`, 'expected only <Tab>'],
  [8, '<Tabs>\n<Tab>\na\n</Tab>\n</Tabs>', '<Tab>: found no label, expected label="…"'],
  [7, `<Tabs>\n${TAB}${TAB}</Tabs>`, 'found two <Tab label="A">, expected different labels'],
  [7, '<Steps>\nText\n\n### One\n</Steps>', 'content before the first step, expected a ###'],
  [10, '<Steps>\n### One\n\n## Two\n</Steps>', 'found ##, expected only ### headings inside'],
  [7, '<Steps>\n</Steps>', '<Steps>: found no ### heading, expected one for each step'],
  [9, 'Text\n\n<Kbd>**Ctrl</Kbd>**', 'found '],
  [9, 'Text\n\n- <Callout type="tip"\ntitle="b">x</Callout>', 'found an incomplete <Callout>'],
  [9, 'Text\n\n> {a\nb}', 'found {a, expected \\{ for a brace, or inline code in backticks'],
  [9, 'Text\n\n<></Tabs>', 'found </Tabs>, expected the closing tag of <>'],
  [
    9,
    'Text\n\n<Callout type="tip" title="a>\nHot\n</Callout>\n\n```bash\nls "<a>"\n```',
    'found an incomplete <Callout>, expected </Callout>, and name="value" for each attribute',
  ],
  [9, 'Text\n\n```bash\nls\n\n## Lost\n\nText\n', 'code block: found no end of the block'],
  [7, '```text\na\n\n## Lost\n\n```bash\nls\n```', 'code block: found no end of the block'],
  [7, '---\nreviewers:\n- me\ntitle: A\n---\n\nText', 'found a second front matter'],
  [7, '##\n\nText', 'found a heading without letters or digits'],
  [1, '', 'found no text, expected some'],
  [7, '## Set up [Helm](/docs/Helm)', 'found a link, note, or image in a heading'],
  [10, `${TABLE}Text`, 'found 1 cells, expected 2, as in the header; leave an empty line'],
  [7, '<Tab label="A">\na\n</Tab>', '<Tab>: found no <Tabs> around it'],
  [7, '<Ports>\nText\n</Ports>', '<Ports>: found text inside, expected <Ports … />'],
  [7, '<Callout title="">\nText\n</Callout>', 'found no title, expected title="…"'],
  [8, 'Text\n• One\n• Two', 'found • One, expected a list: - or 1.'],
  [7, 'a. One\nb. Two', 'found a. One, expected a list'],
  [8, '- [ ] One\n- [x]Two', 'found [x]Two, expected - [ ] or - [x]'],
  [7, 'See [A] (/docs/A)', 'found [A] (/docs/A), expected [words](/docs/…)'],
  [7, 'Gr\uFFFDe', 'expected a file saved as UTF-8'],
  [7, 'In C:\\Temp\\_a or', 'found C:\\Temp_a or, expected inline code'],
  [7, 'Text\n[source,bash]\n----\nls\n----', 'found a line of --- or === below words'],
])(
  'an element that is used incorrectly is an error with its line: %i: %j',
  async (line, body, message) => {
    const error = String(await compileBody(body).catch((reason: unknown) => reason))
    expect(error).toContain(`pages/docs/Page.mdx:${line} `)
    expect(error).toContain(message)
  },
)

it('a guide that cannot be finished today names a section of the page', async () => {
  const file = 'pages/docs/FTC/Tutorials/Page.mdx'
  const page = pageText('Page', { askFirst: 'ask' }, `Lead\n\n## Ask us\n\nA\n\n${TWO_STEPS}`)
  await expect(compilePage(file, { [file]: page })).rejects.toThrow(
    `${file}:1 askFirst: found "ask", expected the id of a heading`,
  )
})
