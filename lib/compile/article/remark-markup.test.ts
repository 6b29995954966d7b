import { it } from 'vitest'
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
