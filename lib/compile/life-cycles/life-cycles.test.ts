import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compile-page'

const FILE = 'data/life-cycles.yaml'
const LIFE_CYCLES = `
a-1:
  program: Program A 1
  what: End of fixes
  ends: 2026-03
  after: Ask [support](https://example.org/support).
  source: https://example.org/a
  checked: 2026-01-31
b-2:
  program: Program B 2
  what: End of support
  ends: not published
  after: Nothing.
  source: https://example.org/b
  checked: 2026-01-31
`

it('a page lists the programs that it names, in the same order, with source and date', async () => {
  const { compiled, flatHtml } = await compileBody(
    '<Callout type="warning" title="Old">\n\n<LifeCycles names="b-2, a-1" />\n\n</Callout>',
    { [FILE]: LIFE_CYCLES },
  )
  expect(compiled.markdown).toContain(
    '**[Program B 2](https://example.org/b)**. End of support: not published. Nothing. Checked January 31, 2026.',
  )
  expect(flatHtml).toMatch(
    /B 2.*<li><strong><a href="https:\/\/example.org\/a"[^>]*>Program A 1<.*End of fixes: March 2026\. Ask <a href="https:\/\/example.org\/support"/s,
  )
})

it('a product has a table of the versions that its guides install', async () => {
  const { compiled } = await compileBody('<LifeCycles product="Stream" />', {
    [FILE]: `${LIFE_CYCLES}  installs: { release: Stream 5.4, kubernetes: "1.31", guides: [/docs/Page] }\n`,
  })
  expect(compiled.markdown).toMatch(/Release .* Kubernetes .* Guide .* Supported until/)
  expect(compiled.markdown).toMatch(
    /Stream 5\.4 .* 1\.31 .*\/docs\/Page.*\[End of support: not published\]\(https:\/\/example.org\/b\)/,
  )
  const other = compileBody('<LifeCycles product="FTC" />', { [FILE]: LIFE_CYCLES })
  await expect(other).rejects.toThrow('found product="FTC", expected a product with guides')
})

it.each(['c-3', 'a-1,', ''])('an unknown name is an error: %j', async (names) => {
  await expect(
    compileBody(`Text\n\n<LifeCycles names="${names}" />`, { [FILE]: LIFE_CYCLES }),
  ).rejects.toThrow(/^pages\/docs\/Page\.mdx:9 <LifeCycles>: found names="(c-3)?", expected a name/)
})
