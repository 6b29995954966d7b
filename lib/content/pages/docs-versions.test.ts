import { describe, expect, it } from 'vitest'
import { siteConfig } from '../settings/site-config'
import { canonicalRoute, versionLinks } from './docs-versions'

const doc = { id: 'FTC/API', path: '/9/docs/FTC/Interface', sidebar: null }
const other = {
  name: '9',
  label: 'Version 9',
  isLast: true,
  path: '/9/docs',
  mainDocId: 'Start',
  docs: [doc],
  draftIds: [],
}
const version = { ...siteConfig.docs.version, isLast: false }

describe('§3 the canonical URL of a page', () => {
  it.each([
    ['in the last version, when that has the page', '/docs/FTC/API', [other], doc.path],
    ['its own, when that lacks it', '/docs/FTC/FAQ', [other], '/docs/FTC/FAQ'],
    ['its own, outside of the docs', '/', [other], '/'],
    [
      'its own, in the last version',
      '/docs/FTC/API',
      [{ ...other, isLast: false }],
      '/docs/FTC/API',
    ],
  ])('is %s', (_case, route, otherVersions, canonical) => {
    expect(canonicalRoute(route, { version, otherVersions })).toBe(canonical)
  })
})

it.each([
  ['/docs/FTC/API', doc.path],
  ['/docs/FTC/FAQ', '/9/docs/Start'],
])('§3 from %s a reader comes to %s of another version', (route, path) => {
  expect(versionLinks(route, { version, otherVersions: [other] })).toEqual([
    { label: 'Next', path: route, isCurrent: true },
    { label: 'Version 9', path, isCurrent: false },
  ])
})
