// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { renderForm } from '../../../tests/fixtures/render-form'
import * as Home from './HomePage'
import { HomeSearch } from './HomeSearch'

it('the home page leads to the products, and moves what is typed to the search box', () => {
  const search = vi.fn()
  const { control, set, textsOf } = renderForm(
    <Home.HomePage>
      <Home.HomeStart title="Capella" drawing="Drawing.">
        <HomeSearch />
      </Home.HomeStart>
      <Home.HomeGrid of="products">
        <Home.HomeProduct sidebar="FTCSidebar" title="Use" summary="Files." drawing="Flow">
          <Home.HomeLinks title="Install">Guides</Home.HomeLinks>
        </Home.HomeProduct>
      </Home.HomeGrid>
      <Home.HomeLinks heading="h2" title="More" />
      <Home.HomeCall product="stream" title="Call" />
      <dialog id="search-box">
        <input name="box" aria-label="Search" onInput={search} />
      </dialog>
    </Home.HomePage>,
  )
  for (const [selector, ...texts] of [
    ['main.wide-page > .home-head', `Drawing.Capella${siteConfig.tagline}`],
    ['h1#main-content[tabindex="-1"] + .home-lede', siteConfig.tagline],
    ['.home-products > [data-product=ftc][aria-label=FTC]', 'Use FTCFlowFiles.InstallGuides'],
    ['form[action="/search"] > [aria-label="Search docs"][maxlength="64"]', ''],
    ['h2, h3', 'Use FTC', 'Install', 'More', 'Call'],
    ['h2 > a[href="/docs/FTC"]:has(svg.sign), [data-product=stream]:has(svg.sign)', 'FTC', 'Call'],
  ] as const)
    expect(textsOf(selector), selector).toEqual(texts)
  set('q', 'gpu')
  expect([control('q').value, control('box').value]).toEqual(['', 'gpu'])
  expect(search).toHaveBeenCalledOnce()
  expect(control('dialog')).toMatchObject({ open: true })
})
