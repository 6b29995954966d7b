import { expect, it } from 'vitest'
import { compileBody, compilePage } from '../../tests/fixtures/compile-page'
import { pageText } from '../../tests/fixtures/temp-project'

const TABLE = '| Port | Use |\n| --- | ---: |\n| 443 | `https` |\n'
const TAB = '<Tab label="A">\na\n</Tab>\n'
const TWO_STEPS = '<Steps>\n### One\n\nText\n\n- a\n\n### Two\n</Steps>\n'

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
