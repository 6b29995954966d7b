import { expect, it } from 'vitest'
import { compileBody } from '../../../tests/fixtures/compiled-page'

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

it('a product without guides is an error', async () => {
  const page = compileBody('<LifeCycles product="FTC" />', { [FILE]: LIFE_CYCLES })
  await expect(page).rejects.toThrow('found product="FTC", expected a product with guides')
})

it.each(['c-3', 'a-1,', ''])('an unknown name is an error: %j', async (names) => {
  await expect(
    compileBody(`Text\n\n<LifeCycles names="${names}" />`, { [FILE]: LIFE_CYCLES }),
  ).rejects.toThrow(/^pages\/docs\/Page\.mdx:9 <LifeCycles>: found names="(c-3)?", expected a name/)
})
