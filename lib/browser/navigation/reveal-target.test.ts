// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { onReveal, revealTarget } from './reveal-target'

it('opens the sections around the target, and no others', () => {
  document.body.innerHTML = `
    <details><summary>Outer</summary>
      <details><summary>Inner</summary><h3 id="deep">Deep</h3></details>
    </details>
    <details><summary>Other</summary></details>`
  revealTarget('deep')
  const open = [...document.querySelectorAll('details[open] > summary')]
  expect(open.map(({ textContent }) => textContent)).toEqual(['Outer', 'Inner'])
})

it('a step gets the focus at its heading, so that a screen reader does not read all of its text', () => {
  document.body.innerHTML = '<li id="step">1 <h3>Sign in</h3> Type.</li>'
  revealTarget('step')
  expect(document.activeElement?.textContent).toBe('Sign in')
})

it('the target of the URL becomes visible even if the element that hides it hydrates late', async () => {
  document.body.innerHTML = '<div style="display: none"><h3 id="late">Late</h3></div>'
  // jsdom has no layout, so it cannot compute visibility.
  Element.prototype.checkVisibility = function () {
    return this.closest('[style]') === null
  }
  window.location.hash = '#late'
  const end = onReveal((target) => target.parentElement?.removeAttribute('style'))
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('late')
  end()
})
