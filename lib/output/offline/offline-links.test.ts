import { expect, it } from 'vitest'
import { offlineArticle } from './offline-article'
import { offlineUrl } from './offline-links'
import { offlineStyles } from './offline-styles'

const site = {
  routes: new Set(['/docs/FTC', '/docs/FTC/API', '/docs/Stream/Notes_v5.5']),
  files: new Set(['img/ftc/a b.png']),
}
const from = 'docs/FTC/API.html'

it.each([
  ['/docs/FTC', '../FTC.html'],
  ['/docs/Stream/Notes_v5.5#a%20b', '../Stream/Notes_v5.5.html#a%20b'],
  ['/docs/FTC/API', 'API.html'],
  ['/docs/FTC/API#part', '#part'],
  ['#part', '#part'],
  ['/', '../../index.html'],
  ['/img/ftc/a%20b.png', '../../img/ftc/a%20b.png'],
  ['/search?q=x#y', 'https://docs.example.com/search?q=x#y'],
  ['/feeds/a.xml', 'https://docs.example.com/feeds/a.xml'],
  ['https://example.org/docs/FTC', 'https://example.org/docs/FTC'],
])('the URL %s stands in the offline copy as %s', (url, expected) => {
  expect(offlineUrl(site, from, url)).toBe(expected)
})

it('an article keeps its text and loses what needs scripts', () => {
  const article = [
    '<h2 id="a"><a href="#a">A <code>b</code></a></h2>',
    '<div class="tabs"><div class="tab-list" role="radiogroup"><label><input type="radio"/><span>X</span></label></div>',
    '<div class="tab-panel"><p class="tab-panel-title">X</p><a rel="x" href="/docs/FTC">F</a></div></div>',
    '<form class="sample-form"><label>Host<input name="host"/></label><button type="reset">Reset</button></form>',
    '<figcaption><span>Shell</span><button type="button" data-copy="">Copy</button></figcaption>',
  ].join('')
  expect(offlineArticle(article, from, site)).toBe(
    [
      '<h2 id="a"><a href="#a">A <code>b</code></a></h2>',
      '<div class="tabs">',
      '<div class="tab-panel"><p class="tab-panel-title">X</p><a rel="x" href="../FTC.html">F</a></div></div>',
      '<figcaption><span>Shell</span></figcaption>',
    ].join(''),
  )
})

it('style sheets follow the system, and know that there are no scripts', () => {
  const sheet =
    '@layer theme{:root{--a:1}:root.dark{--a:2}@media (prefers-contrast:more){:root.dark{--a:3}}}@media print{:root,:root.dark{--a:4}}@media (scripting:none) and (max-width:9px){b{c:d}}@media (scripting:enabled) and (min-width:1px){e{f:g}}'
  expect(offlineStyles([sheet])).toBe(
    '@layer theme{:root{--a:1}@media (prefers-color-scheme:dark){:root{--a:2}}@media (prefers-contrast:more){@media (prefers-color-scheme:dark){:root{--a:3}}}}@media print{:root,:root.dark{--a:4}}@media (min-width:0px) and (max-width:9px){b{c:d}}@media (max-width:0px) and (min-width:1px){e{f:g}}',
  )
})
