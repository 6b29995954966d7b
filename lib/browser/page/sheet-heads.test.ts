// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { printSheetHeads } from './sheet-heads'

const property = (name: string) => document.documentElement.style.getPropertyValue(name)

it('gives title, date and URL of the page to what is printed, and nothing after it ends', () => {
  document.title = 'Say "hello" | Capella Documentation'
  document.body.innerHTML = '<main><time datetime="2026-11-20">November 20, 2026</time></main>'
  const end = printSheetHeads()
  window.dispatchEvent(new Event('beforeprint'))
  expect(property('--sheet-title')).toBe('"Say \\"hello\\""')
  expect(property('--sheet-date')).toBe('"November 20, 2026"')
  expect(property('--sheet-address')).toBe(`"${window.location.href}"`)
  end()
  document.title = 'Another page'
  window.dispatchEvent(new Event('beforeprint'))
  expect(property('--sheet-title')).toBe('"Say \\"hello\\""')
})
