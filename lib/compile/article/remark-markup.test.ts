import { expect, it } from 'vitest'
import { compileBody, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'

const CODE = 'helm list'

const INDENTED = [
  `- Run:\n\n      ${CODE}`,
  `1. Run:\n\n       ${CODE}\n       ls`,
  `10. Run:\n\n        ${CODE}`,
  `- A\n  - B\n\n        ${CODE}`,
  `- [ ] Run:\n\n      ${CODE}`,
  `- Run:\n\n\t\t${CODE}`,
  `-      ${CODE}`,
  `1.      ${CODE}`,
  `> Run:\n>\n>     ${CODE}\n>     ls`,
  `> Run:\n>\n>\t\t${CODE}`,
  `>     ${CODE}`,
  `- A\n\n  > Run:\n  >\n  >     ${CODE}`,
  `A[^1].\n\n[^1]: Note:\n\n        ${CODE}`,
  `<Callout title="A">\n\n    ${CODE}\n    ls\n\n</Callout>`,
  `<Callout title="A">\n\n\t${CODE}\n\n</Callout>`,
  `<Callout title="A">\n\n- Run:\n\n      ${CODE}\n\n</Callout>`,
]

it('indented code is reported with its line', async () => {
  const found = await problemsOf(INDENTED, (body) => compileBody(body))
  await expectYaml(found, 'indented-code')
})

it('paragraphs and code below the text of a list, quote, footnote, task, or tab are no indented code', async () => {
  const { flatHtml } = await compileBody(
    [
      '1. One:\n\n   Two\n\n     Three\n\n   ```bash\n       helm list\n   ```',
      '-   Four\n\n    Five\n\n    - Six\n\n      Seven',
      '- [x] Eight\n\n  Nine\n\n-\tTen\n\n\tEleven',
      '10. Twelve\n\n    Thirteen',
      '> Fourteen\n>\n>   Fifteen\n>\n> - Sixteen\n>\n>   Seventeen',
      'A[^1].\n\n[^1]: Eighteen\n\n    Nineteen',
      '<Tabs>\n  <Tab label="A">\n    ### Twenty\n\n    Text\n  </Tab>\n  <Tab label="B">\n    Text\n  </Tab>\n</Tabs>',
    ].join('\n\nText\n\n'),
  )
  for (const word of ['Three', 'Seven', 'Eleven', 'Thirteen', 'Seventeen', 'Nineteen', 'Twenty'])
    expect(flatHtml).toContain(word)
})

const UNREAD = [
  '**Note:**words',
  'A word**"here"** and',
  'Not ~~this!~~that',
  'Open **bold and no end',
  '[The site](https://example.com/a b)',
  '[x](https://example.com/a b)',
  '[The guide](My guide)',
  ':rocket: Done',
  'Press \\` or `name is here',
  'A [[Guide]] and \\[[b]]',
  '## 🚀',
  '## ???',
  'A\n\n![The field {name} here](/favicon.svg)',
  '![*The {1+1}*][w]\n\n[w]: /favicon.svg',
]

it('signs that would not be read as meant are reported with what to do', async () => {
  const found = await problemsOf(UNREAD, (body) => compileBody(body))
  await expectYaml(found, 'unread-signs')
})

it('escaped signs, comparisons, arrays, and braces in code are text', async () => {
  const { flatHtml } = await compileBody(
    [
      'Press \\` or &#96; to open, \\*\\*kwargs, \\==x\\==, \\[a][b], \\:rocket:.',
      'If a==b, then c==d. <Kbd>Ctrl+&#96;</Kbd>',
      'Set ranges=[[0, 100], [150, 200]], [["a", "b"], ["c"]], m[0][1], [[ -f a ]], and [[1]].',
      '![The field `{name}` of \\{a\\}](/favicon.svg)',
    ].join('\n\n'),
  )
  for (const text of [
    'Press ` or ` to open, **kwargs, ==x==, [a][b], :rocket:.',
    'If a==b, then c==d. <kbd',
    '=[[0, 100], [150, 200]]',
    'm[0][1]',
    'alt="The field {name} of {a}"',
  ])
    expect(flatHtml).toContain(text)
})
