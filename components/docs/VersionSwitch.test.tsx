import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteConfig } from '../../lib/content/settings/site-config'
import { VersionSwitch } from './VersionSwitch'

const { version } = siteConfig.docs
const older = { ...version, name: '9', label: 'Version 9', isLast: false, path: '/9/docs' }
const print = (otherVersions: (typeof older)[]) =>
  renderToStaticMarkup(<VersionSwitch route="/docs/FTC/API" docs={{ version, otherVersions }} />)

it('§3 shows the labels of the versions, with the current one marked', () => {
  const html = print([older])
  expect(html).toContain('<a href="/docs/FTC/API" aria-current="true"><b>Next</b></a>')
  expect(html).toContain(`<a href="/9/docs/${version.mainDocId}">Version 9</a>`)
})

it('shows nothing while there is one version', () => {
  expect(print([])).toBe('')
})
