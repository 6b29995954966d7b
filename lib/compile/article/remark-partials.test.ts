import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

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

const page = 'pages/docs/Page.mdx'

it.each([
  ['<Partial />', {}, `${page}:7 <Partial>: found no file, expected file="folder/name"`],
  [
    'Text\n\n<Partial file="prots.mdx" />',
    {},
    `${page}:9 <Partial>: found file="prots.mdx", expected a file partials/prots.mdx`,
  ],
  [
    '<Partial file="a" />',
    { 'partials/a.mdx': '<Partial file="b" />', 'partials/b.mdx': '<Partial file="a" />' },
    '<Partial file="a">: found more than 6 partials inside each other, expected fewer levels; a partial may not include itself',
  ],
  ...['A {x}', 'If a<5', '<b>'].map((value): [string, Record<string, string>, string] => [
    `Text\n\n<Partial file="a" name="${value}" />`,
    { 'partials/a.mdx': 'Line\n\nA `[[name]]` and [[name]]' },
    `${page}:9 <Partial>: found name="${value}", expected \\{ for a brace, and \\< for <, because [[name]] in partials/a.mdx`,
  ]),
  [
    '<Partial file="a" name="x" />',
    { 'partials/a.mdx': '[[name]] and [[version]]' },
    `${page}:7 <Partial>: found no version, expected version="…", for [[version]] in partials/a.mdx`,
  ],
  [
    '<Partial file="a" name="x" colour="red" />',
    { 'partials/a.mdx': '[[name]]' },
    `${page}:7 <Partial>: found the attribute colour, expected [[colour]] in partials/a.mdx, or no`,
  ],
  [
    '<Partial file="a" />',
    { 'partials/a.mdx': 'Text\n\n<Callout>\nopen\n' },
    'partials/a.mdx:3 found an incomplete <Callout>, expected </Callout>',
  ],
  [
    'Text\n\n<Partial file="a" />',
    { 'partials/a.mdx': 'A\n\n<Partial file="b" />\n', 'partials/b.mdx': 'B\n\n\n<Warning />\n' },
    'partials/b.mdx:4 <Warning>: found an unknown component',
  ],
])('an error is reported with its place: %j, %j', async (body, files, message) => {
  await expect(compileBody(body, files)).rejects.toThrow(message)
})
