import { expect, it } from 'vitest'
import { compileBody, compilePage, problemsOf } from '../../tests/fixtures/compiled-page'
import { expectYaml } from '../../tests/fixtures/expected-files'
import { SAMPLE_FILES } from '../../tests/fixtures/sample-files'
import { pageText } from '../../tests/fixtures/temp-project'

const TABLE = '| Port | Use |\n| --- | ---: |\n| 443 | `https` |\n'
const TAB = '<Tab label="A">\na\n</Tab>\n'
const TWO_STEPS = '<Steps>\n### One\n\nText\n\n- a\n\n### Two\n</Steps>\n'

const MISTAKES: readonly string[] = [
  `<Tabs>\n${TAB}</Tabs>`,
  `<Tabs>\nText\n\n${TAB}</Tabs>`,
  '<Tabs>\n<Tab>\na\n</Tab>\n</Tabs>',
  `<Tabs>\n${TAB}${TAB}</Tabs>`,
  `<Tabs>\n${TAB.repeat(6)}</Tabs>`,
  '<Steps>\nText\n\n### One\n</Steps>',
  '<Steps>\n### One\n\n## Two\n</Steps>',
  '<Steps>\n</Steps>',
  'Text\n\n<Kbd>**Ctrl</Kbd>**',
  'Text\n\n- <Callout type="tip"\ntitle="b">x</Callout>',
  'Text\n\n> {a\nb}',
  'Text\n\n<></Tabs>',
  'Text\n\n<Callout type="tip" title="a>\nHot\n</Callout>\n\n```bash\nls "<a>"\n```',
  'Text\n\n```bash\nls\n\n## Lost\n\nText\n',
  '```text\na\n\n## Lost\n\n```bash\nls\n```',
  '---\nreviewers:\n- me\ntitle: A\n---\n\nText',
  '##\n\nText',
  '',
  '## Set up [Helm](/docs/Helm)',
  `${TABLE}Text`,
  '<Tab label="A">\na\n</Tab>',
  '<Ports>\nText\n</Ports>',
  '<Callout title="">\nText\n</Callout>',
  'Text\n• One\n• Two',
  'a. One\nb. Two',
  '- [ ] One\n- [x]Two',
  'See [A] (/docs/A)',
  'Gr\uFFFDe',
  'In C:\\Temp\\_a or',
  'Text\n[source,bash]\n----\nls\n----',
  'Text\n\n<Expect>\n<Grid />\n</Expect>',
  '<callout>Hot</callout>',
  '<Callout title={x}>Hot</Callout>',
  '<Callout type="hint">Hot</Callout>',
  '<Callout tpye="tip">Hot</Callout>',
  'See <Values /> here',
  '## A [#My-Id]\n\n## B [#My-Id]',
  '## One\n\n## B [#one]',
  'Text\n\n## Sidebar',
  '**Write:** it.',
  "import { A } from '../../components/B'",
  "import { A } from './a'",
  '[^n]: /docs/Guide',
  '[g]: /docs/Guide',
  '```bash danger="Deletes the volumes"\nls\n```',
  `\`\`\`bash danger="Deletes ${'very '.repeat(11)}much."\nls\n\`\`\``,
  '```BASH\nls\n```',
  '```\nls\n```',
  '```constructor\nls\n```',
  '<LifeCycles names="c-3" />',
  '<LifeCycles names="helm-3," />',
  '<LifeCycles names="" />',
  '<LifeCycles product="Stream" />',
  '<ChildCards />',
  '<TutorialIndex />',
  '| State [rows: My states] |\n|---|\n| Done |',
  '| State | Cause | What to do |\n|---|---|---|\n| A [when: soon] | b | c |',
  '| State [when: install] | Cause |\n|---|---|\n| A | b |',
]

/** Images that readers would not see. */
const IMAGES = [
  '![A](https://a.example/b.png)',
  '![A](//a.example/b.png)',
  '![](/img/a.png)',
  '![image.png](/img/a.png)',
  '![A](/img/A.PNG)',
  '![A](/img/large.png)',
  '![A](/img/broken.png?raw=true)',
]

it('an element that is used incorrectly is an error with its line', async () => {
  const files = { 'public/img/large.png': 'x'.repeat(14_000_000), 'public/img/broken.png': 'x' }
  const found = {
    ...(await problemsOf(MISTAKES, (body) => compileBody(body, SAMPLE_FILES))),
    ...(await problemsOf(IMAGES, (body) => compileBody(body, files))),
  }
  await expectYaml(found, 'mistakes')
})

it('a guide that cannot be finished today names a section of the page', async () => {
  const file = 'pages/docs/FTC/Tutorials/Page.mdx'
  const page = pageText('Page', { askFirst: 'ask' }, `Lead\n\n## Ask us\n\nA\n\n${TWO_STEPS}`)
  await expect(compilePage(file, { [file]: page })).rejects.toThrow(
    `${file}:1 askFirst: found "ask", expected the id of a heading`,
  )
})
