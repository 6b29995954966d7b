import { expect, it } from 'vitest'
import { configWith, problemsOf } from '../../../tests/fixtures/site-config'
import { siteConfig } from '../settings/site-config'

const doc = { id: 'Stream/Guide', path: '/docs/Stream/Guide', sidebar: 'StreamSidebar' }
const { version } = siteConfig.docs

it('§3 accepts every field of a locale and of a docs version', () => {
  const config = structuredClone(siteConfig)
  config.i18n.locales.en = {
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'buddhist',
    path: 'en',
  }
  config.docs.version = {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: version.mainDocId,
    docs: [doc],
    draftIds: [doc.id],
  }
  expect(problemsOf(config)).toEqual([])
})

it.each([
  [
    'a version other than the last',
    'docs.version.isLast',
    false,
    'docs.version.isLast: found false, expected true, because there is only one version',
  ],
  [
    'a draft that is not a page',
    'docs.version.draftIds',
    ['Guide'],
    'docs.version.draftIds[0]: found "Guide", expected the id of a page below /docs',
  ],
])('%s is rejected', (_fault, field, value, problem) => {
  expect(problemsOf(configWith(field, value))).toEqual([`site.config.ts: ${problem}`])
})
