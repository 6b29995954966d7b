// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { idOfHash, revealTarget } from './reveal-target'

describe('idOfHash', () => {
  it.each([
    ['', null],
    ['#', null],
    ['#create-cluster', 'create-cluster'],
    ['create-cluster', 'create-cluster'],
    ['#c++', 'c++'],
    ['#a.b:c', 'a.b:c'],
    ['##a', '#a'],
    ['#it%27s%20(a)', "it's (a)"],
    ['#%D0%BD%D0%B0', 'на'],
    ['#настройка', 'настройка'],
    ['#🎬', '🎬'],
    ['#%E0%A4%A', null],
    ['#%', null],
    ['#100%', null],
  ])('of %s is %s', (hash, id) => {
    expect(idOfHash(hash)).toBe(id)
  })
})

describe('revealTarget', () => {
  const scrollIntoView = vi.fn()

  beforeEach(() => {
    scrollIntoView.mockReset()
    Element.prototype.scrollIntoView = scrollIntoView
    document.body.innerHTML = `
      <details><summary>Outer</summary>
        <details><summary>Inner</summary><h3 id="deep">Deep</h3></details>
      </details>
      <details><summary>Other</summary></details>`
  })

  const openSections = () =>
    [...document.querySelectorAll('details')]
      .filter((details) => details.open)
      .map((details) => details.querySelector('summary')?.textContent)

  it('opens the sections around it, and no others', () => {
    revealTarget('deep')
    expect(openSections()).toEqual(['Outer', 'Inner'])
  })

  it.each(['', 'none', 'a"] *', '1'])('tells that there is no #%s', (id) => {
    expect(revealTarget(id)).toBe(false)
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
  })
})
