// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { RELEASE_NOTES_ROUTE } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import {
  FTC_LANDING,
  INDEX_ROUTES,
  PLACEHOLDER_ROUTES,
  STREAM_LANDING,
} from '../fixtures/design-routes'
import { type ExportedPage, exportedPages, pageAt, readSiteFile } from './exported-page'

const pages = exportedPages()

it('§2 the documentation root has a sidebar of the products', () => {
  const links = [...pageAt('/docs').document.querySelectorAll('#sidebar li a')]
  const urls = links.map((link) => link.getAttribute('href'))
  expect(urls).toEqual(['/docs/FTC', '/docs/Stream'])
})

it('every index page links to each page of its folder, with a summary', () => {
  for (const route of INDEX_ROUTES) {
    const { document } = pageAt(route)
    const map = readSiteFile(`page-map${route}.json`).toString()
    const children: readonly { path: string }[] = JSON.parse(map)
    const links = [...document.querySelectorAll('main .prose a')]
    const urls = links.map((link) => link.getAttribute('href'))
    expect(urls, route).toEqual(expect.arrayContaining(children.map(({ path }) => path)))
    for (const card of document.querySelectorAll('main .cards p:last-of-type'))
      expect(card.textContent?.length, route).toBeGreaterThan(49)
  }
})

it('§9 guides and tutorials show a reading time, which grows with their length', () => {
  const guides = pages.filter(({ route }) =>
    /\/(?:Installation_Guides\/Kubernetes\/Akamai|Tutorials\/[^/]+)$/.test(route),
  )
  expect(guides.length).toBeGreaterThan(20)
  expect(guides.filter((page) => minutes(page) === undefined)).toEqual([])
  const ofTutorial = minutes(pageAt('/docs/FTC/Tutorials/Logo_Filter')) ?? Number.NaN
  expect(minutes(pageAt(STREAM_LANDING))).toBeGreaterThan(ofTutorial)
  expect(minutes(pageAt('/docs/Stream/API/Introduction'))).toBeUndefined()
})

it('§3, §9 a table of contents lists H2 and H3 in order; a page with at most one has none', () => {
  const wrong = pages.filter(({ document, route }) => {
    // The home page has headings, but no table of contents.
    const headings = route === '/' ? [] : [...document.querySelectorAll('main .prose :is(h2, h3)')]
    const hashes = headings.map(({ id }) => `#${id}`).join()
    // The rail for wide windows and the bar for narrow ones.
    const lists = [...document.querySelectorAll('nav[aria-label="On this page"]')]
    const hashesIn = (list: Element) =>
      [...list.querySelectorAll('a')].map((a) => decodeURIComponent(a.getAttribute('href') ?? ''))
    const isRight = (list: Element) => hashesIn(list).join() === hashes
    return lists.length !== (headings.length < 2 ? 0 : 2) || !lists.every(isRight)
  })
  expect(wrong.map(({ route }) => route)).toEqual([])
})

it('a placeholder says what is missing, is marked in the sidebar and leads on', () => {
  const planned = pages.filter(({ html }) => html.includes(MESSAGES.pagePlanned))
  expect(planned.map(({ route }) => route).sort()).toEqual([...PLACEHOLDER_ROUTES].sort())
  for (const page of planned) {
    expect(textsOf(page, 'main').join(), page.route).not.toContain('Last updated')
    expect(textsOf(page, '#sidebar [aria-current="page"]').join(), page.route).toMatch(/planned$/)
    const onward = textsOf(page, 'main #what-helps-meanwhile ~ ul a[href^="/docs"]')
    expect(onward, page.route).not.toEqual([])
  }
})

it('a guide that cannot be finished today is marked wherever readers choose it', () => {
  const marked: string[] = []
  for (const { document, route } of [pageAt('/'), ...INDEX_ROUTES.map(pageAt)])
    for (const link of document.querySelectorAll('main :is(.home li, .cards) a[href^="/docs"]')) {
      const target = pages.find((page) => page.route === link.getAttribute('href'))
      const button = target?.document.querySelector('.guide-links .button-primary')
      const asks = button?.textContent === 'Ask Capella first'
      expect(link.textContent?.includes('(ask first)'), `${route}: ${link.outerHTML}`).toBe(asks)
      if (asks) marked.push(target?.route ?? '')
    }
  expect(new Set(marked).size).toBeGreaterThan(3)
})

it('pages with tabs of operating systems have the styles that show the stored one', () => {
  const found = pages.filter(({ html }) => html.includes('data-tab="macOS"'))
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(({ html }) => !/href="[^"]*\/Guide\.\w+\.css"/.test(html))).toEqual([])
})

it('§2 the release notes say that there are none for 4.0', () => {
  const words = 'Version 4.0 has no release notes of its own'
  expect(textsOf(pageAt(RELEASE_NOTES_ROUTE), 'main').join()).toContain(words)
})

it('§2 the footer has its three groups, with links that lead on, and the copyright', () => {
  const page = pageAt('/docs/FTC/Tutorials/Logo_Filter')
  const vendor = 'https://www.capellasystems.net'
  const links = [...page.document.querySelectorAll('footer h2, footer ul a')].map(
    (element) => `${element.firstChild?.textContent} ${element.getAttribute('href') ?? ''}`,
  )
  expect(links).toEqual([
    ...['Company ', `About ${vendor}/about-capella`, `Newsfeed ${vendor}/newsfeed`],
    ...[`Contact Us ${vendor}/contact-us`, 'Docs ', `Stream install guides ${STREAM_LANDING}`],
    ...[`FTC install guides ${FTC_LANDING}`, 'Other ', `Terms of Use ${vendor}/terms-of-use`],
    `Privacy Policy ${vendor}/online-privacy-policy`,
  ])
  expect(textsOf(page, 'footer small')).toEqual([expect.stringContaining('2025')])
})

function textsOf({ document }: ExportedPage, selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map(
    ({ textContent }) => textContent?.trim() ?? '',
  )
}

/** The reading time that a page shows, in minutes, if any. */
function minutes(page: ExportedPage): number | undefined {
  const said = textsOf(page, 'main *').flatMap((text) => /^(\d+) min read$/.exec(text)?.[1] ?? [])
  return said.map(Number)[0]
}

it('no page has two elements with one id', () => {
  const repeated = pages.flatMap(({ route, document }) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route}#${id}`)
  })
  expect(repeated).toEqual([])
})
