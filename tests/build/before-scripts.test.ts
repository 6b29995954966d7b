// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { EARLY_CONTROLS, SEARCH_OPENER_ATTRIBUTE } from '../../lib/site/element-ids'
import { exportedPages } from './exported-page'

const CONTROLS = 'button, input, select, textarea, [role=button], [contenteditable]'

/** Ways in which an action before hydration is answered, with the controls of each. */
const ANSWERED = [
  ['handled by the inline script', `[${SEARCH_OPENER_ATTRIBUTE}]`],
  ['replayed', EARLY_CONTROLS],
  [
    'works without scripts',
    'form[action] :is(input, button[type=submit]), .tab-list input[type=radio]',
  ],
  [
    'read by its component when it mounts',
    `.filter :is(input, select), .values input, .paste-output-box textarea, .search-page input`,
  ],
] as const

it('whatever a reader presses, types, or chooses before hydration is answered', () => {
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
