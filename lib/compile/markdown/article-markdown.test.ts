import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

it.each([
  ['a heading without its id', '## Set it up [#set-up]', '## Set it up\n'],
  ['the page’s quotation marks', 'It’s "on".', 'It’s “on”.\n'],
  ['a paragraph on one line', 'One\ntwo.', 'One two.\n'],
  [
    'complete links',
    '[a](/docs/A) [b](#b)',
    /^\[a\]\(https:.+\/docs\/A\.md\) \[b\]\(https:.+\/docs\/Page\.md#b\)\n$/,
  ],
  [
    'links to copies of pages, and to other files as they are',
    '[a](/docs/A?b=1#c) [d](/api/clients/manager.py)',
    /\/docs\/A\.md\?b=1#c\) \[d\]\(https:[^)]+\/manager\.py\)\n$/,
  ],
  [
    'the title of a code block only',
    '```bash title="A" placeholders\nls\n```',
    '```bash title="A"\nls\n```\n',
  ],
  ['a table', '| A |\n| --- |\n| `b` |', '| A |\n| - |\n| `b` |\n'],
  ['a tight list', '- a\n  - b\n- c', '- a\n  - b\n- c\n'],
  [
    'a callout as a quote',
    '<Callout type="tip" title="T">\nText\n</Callout>',
    '> **Tip: T**\n>\n> Text\n',
  ],
  ['an expected result', '<Expect>\nOn.\n</Expect>', '**You should see:**\n\nOn.\n'],
  [
    'keys and paths',
    'Press <Kbd>Ctrl</Kbd> in <UiPath>A › B</UiPath>.',
    'Press `Ctrl` in **A › B**.\n',
  ],
  [
    'steps as numbered headings',
    '<Steps>\n### One\n\nText\n\n### Two\n</Steps>',
    '### 1. One\n\nText\n\n### 2. Two\n',
  ],
  [
    'tabs as parts with labels',
    '### A\n\n<Tabs group="os">\n<Tab label="Linux">\nText\n</Tab>\n<Tab label="Windows">\nMore\n</Tab>\n</Tabs>',
    '### A\n\n**Linux**\n\nText\n\n**Windows**\n\nMore\n',
  ],
  [
    'links with references',
    'See [a][A] and [B].\n\n[a]: /docs/A "T"\n\n[B]: #b',
    /^See \[a\]\[A\] and \[B\]\.\n\n\[a\]: https:.+\/docs\/A\.md "T"\n\n\[B\]: https:.+Page\.md#b\n$/,
  ],
  ['a footnote', 'One[^n].\n\n[^n]: Note **n**.', 'One[^n].\n\n[^n]: Note **n**.\n'],
  ['strikethrough text', 'Old ~~text~~ here.', 'Old ~~text~~ here.\n'],
  ['completed tasks', '- [ ] One\n- [x] Two', '- [ ] One\n- [x] Two\n'],
])('the Markdown copy has %s', async (_case, body, expected) => {
  const { markdown } = await compileBody(body)
  // The title and the source come first.
  const copy = markdown?.split('\n').slice(4).join('\n')
  expect(copy).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
})
