import { describe, expect, it } from 'vitest'
import { layoutOf } from './routes'

describe('layoutOf', () => {
  it.each([
    ['/docs', {}, 'docs'],
    ['/docs/Stream', {}, 'docs'],
    ['/docs-old', {}, 'page'],
    ['/markdown-page', {}, 'page'],
    ['/', {}, 'page'],
    ['/', { layout: 'app' }, 'app'],
    ['/docs/Stream', { layout: 'page' }, 'page'],
    ['/markdown-page', { layout: 'docs' }, 'docs'],
  ] as const)('%s with %j is laid out as %s', (route, frontMatter, layout) => {
    expect(layoutOf(route, frontMatter)).toBe(layout)
  })
})
