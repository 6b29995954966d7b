// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { revealTarget } from './reveal-target'

it('C09 opens the sections around the target, and no others', () => {
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML = `
    <details><summary>Outer</summary>
      <details><summary>Inner</summary><h3 id="deep">Deep</h3></details>
    </details>
    <details><summary>Other</summary></details>`
  revealTarget('deep')
  const open = [...document.querySelectorAll('details[open] > summary')]
  expect(open.map(({ textContent }) => textContent)).toEqual(['Outer', 'Inner'])
})
