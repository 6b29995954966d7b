import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { offlinePage, offlineUrl } from './offline-page'

const FILE = 'docs/FTC/API.html'
const PAGES = new Set(['index.html', 'docs/FTC.html', FILE, 'docs/Stream/Notes_v5.5.html'])

it.each([
  ['/docs/FTC', '../FTC.html'],
  ['/docs/Stream/Notes_v5.5?release=5#a%20b', '../Stream/Notes_v5.5.html#a%20b'],
  ['/docs/FTC/API#part', 'API.html#part'],
  ['/', '../../index.html'],
  ['/search', '../../index.html#all-pages-and-headings'],
  ['/search?q=x#y', 'https://docs.example.com/search?q=x#y'],
  ['/feeds/a.xml', 'https://docs.example.com/feeds/a.xml'],
])('the link %s stands in the offline copy as %s', (url, expected) => {
  expect(offlineUrl(url, FILE, PAGES)).toBe(expected)
})

it('a page keeps its text and loses what needs scripts or a server', () => {
  const tree = fromHtml(
    [
      '<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="x">',
      '<meta charset="utf-8"><title>A</title><link rel="canonical" href="/x">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="preload" href="/a.css" as="style"><link rel="stylesheet" href="/a.css"></head>',
      '<body><script>1</script><script>2</script><form><input></form><button>Copy</button>',
      '<h2 id="a"><a href="#a">A <code>b</code></a></h2><img src="/img/a%20b.png" alt="">',
      '<a href="https://example.org/docs/FTC">F</a></body></html>',
    ].join(''),
  )
  expect([...offlinePage(tree, FILE, PAGES)]).toEqual(['favicon.svg', 'a.css', 'img/a b.png'])
  expect(toHtml(tree)).toBe(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A</title>',
      '<link rel="icon" href="../../favicon.svg" type="image/svg+xml">',
      '<link rel="stylesheet" href="../../a.css"></head>',
      '<body><h2 id="a"><a href="#a">A <code>b</code></a></h2><img src="../../img/a%20b.png" alt="">',
      '<a href="https://example.org/docs/FTC">F</a></body></html>',
    ].join(''),
  )
})
