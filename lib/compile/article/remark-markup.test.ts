import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

const CODE = 'helm list'

// Five lines of front matter and a blank line come first.
it.each([
  ['a list', `- Run:\n\n      ${CODE}`, 9],
  ['a numbered list', `1. Run:\n\n       ${CODE}\n       ls`, 9],
  ['a list with long numbers', `10. Run:\n\n        ${CODE}`, 9],
  ['a list in a list', `- A\n  - B\n\n        ${CODE}`, 10],
  ['a task', `- [ ] Run:\n\n      ${CODE}`, 9],
  ['a list, by tabs', `- Run:\n\n\t\t${CODE}`, 9],
  ['the first line of a list', `-      ${CODE}`, 7],
  ['the first line of a numbered list', `1.      ${CODE}`, 7],
  ['a quote', `> Run:\n>\n>     ${CODE}\n>     ls`, 9],
  ['a quote, by a tab', `> Run:\n>\n>\t\t${CODE}`, 9],
  ['the first line of a quote', `>     ${CODE}`, 7],
  ['a quote in a list', `- A\n\n  > Run:\n  >\n  >     ${CODE}`, 11],
  ['a footnote', `A[^1].\n\n[^1]: Note:\n\n        ${CODE}`, 11],
  ['a callout', `<Callout title="A">\n\n    ${CODE}\n    ls\n\n</Callout>`, 9],
  ['a callout, by a tab', `<Callout title="A">\n\n\t${CODE}\n\n</Callout>`, 9],
  ['a list in a callout', `<Callout title="A">\n\n- Run:\n\n      ${CODE}\n\n</Callout>`, 11],
])('indented code in %s is reported with its line', async (_, body, line) => {
  await expect(compileBody(body)).rejects.toThrow(
    `pages/docs/Page.mdx:${line} found an indented paragraph, expected no indent, or`,
  )
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

it.each([
  ['**Note:**words', '**Note:**w', 'a space on the outer side of **'],
  ['A word**"here"** and', '**"here"**', 'the sign beside it outside'],
  ['Not ~~this!~~that', '~~this!~~t', 'a space on the outer side'],
  ['Open **bold and no end', '**bold and no end', 'both marks in one paragraph'],
  ['[The site](https://example.com/a b)', '[The site](', '%20 for a space in a URL'],
  ['[x](https://example.com/a b)', '[x](', '%20 for a space in a URL'],
  ['[The guide](My guide)', '[The guide](My guide)', '%20 for a space in a URL'],
  [':rocket: Done', ':rocket:', 'the character itself'],
  ['Press \\` or `name is here', '`name is here', 'another one at the end of the code'],
  ['A [[Guide]] and \\[[b]]', '[[Guide]]', 'MDX'],
  ['## 🚀', 'a heading without letters or digits', 'words'],
  ['## ???', 'a heading without letters or digits', 'words'],
  ['A\n\n![The field {name} here](/favicon.svg)', 'braces in the description', '\\{ for a brace'],
  ['![*The {1+1}*][w]\n\n[w]: /favicon.svg', 'braces in the description', '\\{ for a brace'],
])('%j is reported with what to do', async (body, found, expected) => {
  const error = String(await compileBody(body).catch((reason: unknown) => reason))
  expect(error).toContain(`found ${found}`)
  expect(error).toContain(expected)
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
