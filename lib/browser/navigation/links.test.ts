// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { ROUTE_CACHE_LIMIT } from '../../site/constants'
import { idOfHash, internalRoute, isModifiedClick } from './links'

const origin = window.location.origin

function linkTo(href: string, attributes: Readonly<Record<string, string>> = {}) {
  const link = document.createElement('a')
  link.href = href
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return link
}

describe('internalRoute', () => {
  it.each([
    ['/', '/'],
    ['/docs/Stream?a=b#c', '/docs/Stream?a=b#c'],
    ['/docs/FTC/Release_Notes/FTC_v5.5_to_v4.10#x', '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.10#x'],
    ['/docs/FTC.html?a=b.html#c', '/docs/FTC?a=b.html#c'],
    ['/docs/', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/xindex.html', '/docs/xindex'],
    ['/docs//Stream', '/docs/Stream'],
    ['/docs/FTC/Tutorials/SCTE%2D35_Insertion', '/docs/FTC/Tutorials/SCTE-35_Insertion'],
    ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
    ['/docs/Is_it%3F#a', '/docs/Is_it%3F#a'],
    ['/docs/Stream#%E0%A4%A', '/docs/Stream'],
    [`${origin}/docs/FTC`, '/docs/FTC'],
    ['/downloads/guide.zip', null],
    ['https://example.com/docs/Stream', null],
    ['//example.com/docs/Stream', null],
    ['mailto:docs@example.com', null],
  ])('%s is the route %s', (href, route) => {
    expect(internalRoute(linkTo(href), origin, '')).toBe(route)
  })

  it.each([
    ['/help', '/'],
    ['/help/docs/FTC#x', '/docs/FTC#x'],
    ['/help/index.html', '/'],
    ['/', null],
    ['/docs/FTC', null],
    ['/helpful/docs', null],
  ])('under the base path /help, %s leads to %s', (href, route) => {
    expect(internalRoute(linkTo(href), origin, '/help')).toBe(route)
  })

  it.each([
    ['opens another window', { target: '_blank' }],
    ['is a download', { download: '' }],
  ])('leaves a link that %s to the browser', (_case, attributes) => {
    expect(internalRoute(linkTo('/docs/Stream', attributes), origin, '')).toBeNull()
  })

  it('caches at most 10,000 paths', () => {
    const route = (number: number) => internalRoute(linkTo(`/docs/page-${number}/`), origin, '')
    for (let index = 0; index < ROUTE_CACHE_LIMIT + 50; index += 1) route(index)
    const decode = vi.spyOn(globalThis, 'decodeURI')
    expect(route(50)).toBe('/docs/page-50')
    expect(decode).not.toHaveBeenCalled()
    expect(route(49)).toBe('/docs/page-49')
    expect(decode).toHaveBeenCalledOnce()
  })
})

it.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ shiftKey: true }, true],
  [{ altKey: true }, true],
  [{ button: 1 }, true],
])('a click with %j is left to the browser: %s', (init, isModified) => {
  expect(isModifiedClick(new MouseEvent('click', init))).toBe(isModified)
})

it.each([
  [`#${encodeURIComponent("c++ a.b:c (it's) настройка 🎬")}`, "c++ a.b:c (it's) настройка 🎬"],
  ["#a.b:c('", "a.b:c('"],
  ['#%E0%A4%A', null],
  ['#', null],
])('the hash %s names the heading %j', (hash, id) => {
  expect(idOfHash(hash)).toBe(id)
})
