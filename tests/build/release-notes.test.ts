// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { FEEDS } from '../../lib/content/pages/routes'
import { readReleases } from '../../lib/content/releases/read-releases'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { exportedPages, readSiteFile } from './exported-page'

const { releases } = readReleases('.')
const versions = releases.map(({ version }) => version)
const pages = exportedPages()
const page = pages.find(({ route }) => route === RELEASE_NOTES_ROUTE)

function feedOf({ url }: { readonly url: string }): Document {
  return new DOMParser().parseFromString(String(readSiteFile(url.slice(1))), 'application/xml')
}

const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('the page of the release notes', () => {
  it('says that there are no notes for 4.0', () => {
    expect(page?.document.querySelector('main')?.textContent).toContain(
      'Version 4.0 has no release notes of its own',
    )
  })

  it('links to its feeds in its head, and no other page does', () => {
    const named = pages.flatMap(({ document, route }) =>
      [...document.querySelectorAll('link[rel="alternate"][type*="xml"]')].map(
        (link) => `${route} ${link.getAttribute('type')} ${link.getAttribute('href')}`,
      ),
    )
    expect(named).toEqual(
      Object.values(FEEDS).map(({ route, type, url }) => `${route} ${type} ${url}`),
    )
  })
})

describe('the feeds', () => {
  const rss = feedOf(FEEDS.rss)
  const atom = feedOf(FEEDS.atom)

  it('have every release, newest first', () => {
    const titles = versions.map((version) => `FTC ${version}`)
    expect(textsOf(rss, 'item > title')).toEqual(titles)
    expect(textsOf(atom, 'entry > title')).toEqual(titles)
  })
})
