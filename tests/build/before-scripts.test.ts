// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { EARLY_CONTROLS, SEARCH_OPENER_ATTRIBUTE } from '../../lib/site/element-ids'
import { exportedPages } from './exported-page'

const CONTROLS = 'button, [role=button]'

/** What becomes of a press before hydration. */
const ANSWERED = [
  ['handled by the inline script', `[${SEARCH_OPENER_ATTRIBUTE}]`],
  ['replayed', EARLY_CONTROLS],
] as const

it('every press before hydration is answered', () => {
  const found = new Map<string, number>()
  const lost = exportedPages().flatMap(({ route, document }) =>
    [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
      const answer = ANSWERED.find(([, selector]) => control.matches(selector))?.[0]
      if (answer === undefined) return [`${route}: ${control.outerHTML}`]
      found.set(answer, (found.get(answer) ?? 0) + 1)
      return []
    }),
  )
  expect(lost).toEqual([])
  expect([...found.keys()].sort()).toEqual(ANSWERED.map(([answer]) => answer).sort())
})
