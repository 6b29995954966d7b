import { describe, expect, it } from 'vitest'
import { layoutOf, showsReadingTime } from './layout'
import { routeOfFile, sectionFile } from './routes'

describe('routeOfFile', () => {
  it.each([
    ['pages/index.mdx', '/'],
    ['pages/index.md', '/'],
    ['pages/markdown-page.mdx', '/markdown-page'],
    ['pages/docs/index.mdx', '/docs'],
    ['pages/docs/Stream/index.mdx', '/docs/Stream'],
    [
      'pages/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0.mdx',
      '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0',
    ],
    ['pages/docs/Stream/pages.mdx', '/docs/Stream/pages'],
    ['pages/docs/reindex.mdx', '/docs/reindex'],
  ])('%s has the route %s', (file, route) => {
    expect(routeOfFile(file)).toBe(route)
  })
})

describe('sectionFile', () => {
  it.each([
    ['/docs', '/page-map/docs.json'],
    ['/docs/Stream/API', '/page-map/docs/Stream/API.json'],
  ])('the items of %s lie in %s', (path, file) => {
    expect(sectionFile(path)).toBe(file)
  })
})

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

describe('showsReadingTime', () => {
  it.each([
    ['/docs/Stream/Installation_Guides/Kubernetes/Akamai', true],
    ['/docs/FTC/Tutorials/Logo_Filter', true],
    ['/markdown-page', true],
    ['/docs/FTC/Tutorials', false],
    ['/docs/Stream/Installation_Guides', false],
    ['/docs/Stream/API/API_Methods/AddEvent', false],
    ['/', false],
  ])('%s: %s', (route, isShown) => {
    expect(showsReadingTime(route)).toBe(isShown)
  })
})
