import { it } from 'vitest'
import { compileBody, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'

const MISTAKES: readonly (readonly [body: string, files: Record<string, string>])[] = [
  ['<Partial />', {}],
  ['Text\n\n<Partial file="prots.mdx" />', {}],
  [
    '<Partial file="a" />',
    { 'partials/a.mdx': '<Partial file="b" />', 'partials/b.mdx': '<Partial file="a" />' },
  ],
  ...['A {x}', 'If a<5', '<b>'].map((value): [string, Record<string, string>] => [
    `Text\n\n<Partial file="a" name="${value}" />`,
    { 'partials/a.mdx': 'Line\n\nA `[[name]]` and [[name]]' },
  ]),
  ['<Partial file="a" name="x" />', { 'partials/a.mdx': '[[name]] and [[version]]' }],
  ['<Partial file="a" name="x" colour="red" />', { 'partials/a.mdx': '[[name]]' }],
  ['<Partial file="a" />', { 'partials/a.mdx': 'Text\n\n<Callout>\nopen\n' }],
  [
    'Text\n\n<Partial file="a" />',
    { 'partials/a.mdx': 'A\n\n<Partial file="b" />\n', 'partials/b.mdx': 'B\n\n\n<Warning />\n' },
  ],
]

it('an error is reported with its place', async () => {
  const found = await problemsOf(MISTAKES, ([body, files]) => compileBody(body, files))
  await expectYaml(found, 'partials')
})
