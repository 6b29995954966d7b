import { it } from 'vitest'
import { compileBody, problemsOf } from '../../../tests/fixtures/compiled-page'
import { expectYaml } from '../../../tests/fixtures/expected-files'

const LIFE_CYCLES = `
a-1:
  program: Program A 1
  what: End of fixes
  ends: 2026-03
  after: Ask [support](https://example.org/support).
  source: https://example.org/a
  checked: 2026-01-31
`

it('an unknown name, and a product without guides, are reported with their line', async () => {
  const found = await problemsOf(
    ['names="c-3"', 'names="a-1,"', 'names=""', 'product="FTC"'],
    (choice) => compileBody(`<LifeCycles ${choice} />`, { 'data/life-cycles.yaml': LIFE_CYCLES }),
  )
  await expectYaml(found, 'life-cycle-problems')
})
