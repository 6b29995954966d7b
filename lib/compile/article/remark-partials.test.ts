import { describe, expect, it } from 'vitest'
import { compileBody, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'

describe('a partial', () => {
  it('can have braces and angle brackets in its code', async () => {
    const { flatHtml } = await compileBody(
      '<Partial file="a" name="{a<b}" word="\\{y\\}" key="<Kbd>K</Kbd>" />',
      {
        'partials/a.mdx': '`[[name]]`, [[word]]\n\nPress [[key]].\n\n```text\n[[name]]\n```\n',
      },
    )
    expect(flatHtml).toMatch(/\{a&lt;b\}<\/code>, \{y\}<\/p>.*<kbd.*\{a&lt;b\}<\/code>/)
  })

  it('can be used twice with different texts', async () => {
    const { flatHtml } = await compileBody(
      '<Partial file="a" name="Stream" />\n\n<Partial file="a" name="FTC $& [b]" />',
      { 'partials/a.mdx': 'This is [[name]], `[[name]]`.\n' },
    )
    expect(flatHtml).toBe(
      '<p>This is Stream, <code>Stream</code>.</p><p>This is FTC $&amp; [b], <code class="whole">FTC $&amp; [b]</code>.</p>',
    )
  })
})

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
