import { describe, expect, it, vi } from 'vitest'
import { ROUTE_CACHE_LIMIT } from '../../site/constants'
import { normalizePath } from './normalize-path'

describe('normalizePath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/docs.html', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/Stream/INDEX.HTML', '/docs/Stream'],
    ['/docs/FTC.Html', '/docs/FTC'],
    ['/docs/xindex.html', '/docs/xindex'],
    ['//docs//Stream', '/docs/Stream'],
    ['/docs/FTC/Tutorials/SCTE%2D35_Insertion', '/docs/FTC/Tutorials/SCTE-35_Insertion'],
    ['/docs/a%3Fb%23c', '/docs/a%3Fb%23c'],
    ['/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0', '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0'],
    ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
    ['', '/'],
  ])('%s is %s', (path, route) => {
    expect(normalizePath(path)).toBe(route)
    expect(normalizePath(path)).toBe(route)
  })

  it('removes the base path', () => {
    expect(normalizePath('/help/docs/x.html', '/help')).toBe('/docs/x')
    expect(normalizePath('/help', '/help')).toBe('/')
    expect(normalizePath('/helper', '/help')).toBe('/helper')
  })

  it('caches at most 10,000 paths', () => {
    for (let index = 0; index < ROUTE_CACHE_LIMIT + 50; index += 1)
      normalizePath(`/docs/page-${index}/`)
    const decode = vi.spyOn(globalThis, 'decodeURI')
    expect(normalizePath('/docs/page-50/')).toBe('/docs/page-50')
    expect(decode).not.toHaveBeenCalled()
    expect(normalizePath('/docs/page-49/')).toBe('/docs/page-49')
    expect(decode).toHaveBeenCalledOnce()
    decode.mockRestore()
  })
})
