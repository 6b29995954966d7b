import { Fragment, type ReactNode } from 'react'
import {
  API_INTRODUCTION,
  HOME_FIXES,
  HOME_LISTS,
  HOME_PRODUCTS,
  type HomeLink,
  type HomeProduct,
} from '../../../lib/content/home/home-content'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'

export function HomePage({ children }: { readonly children?: ReactNode }) {
  return (
    <main id={ELEMENT_IDS.main} className="wide-page home" tabIndex={-1}>
      <div>
        <h1>Transcode files with FTC. Stream live with Stream.</h1>
        <p className="home-lede">{siteConfig.tagline}</p>
        <HomeSearch />
        <p className="home-fix">
          Something went wrong?
          {HOME_FIXES.map(({ label, path }) => (
            <Fragment key={path}>
              {' '}
              <a href={withBasePath(path)}>{label}</a>
            </Fragment>
          ))}
        </p>
        <div className="home-products">
          {HOME_PRODUCTS.map((product) => (
            <Product key={product.sidebarId} product={product} />
          ))}
        </div>
      </div>

      <div className="home-lists">
        {HOME_LISTS.map((list) => (
          <section key={list.title}>
            <h2>{list.title}</h2>
            <Links links={list.links} />
          </section>
        ))}
      </div>
      <section className="home-call prose" aria-labelledby="home-call" data-product="stream">
        <h2 id="home-call">Your first API call</h2>
        {children}
        <p>
          Use the host and token of your manager. See{' '}
          <a href={withBasePath(API_INTRODUCTION)}>API introduction</a>.
        </p>
      </section>
    </main>
  )
}

function HomeSearch() {
  return (
    <search className="home-search" aria-label="Documentation">
      <form action={withBasePath(`/${siteConfig.search.searchPagePath}`)}>
        <label className="search-label" htmlFor="home-search">
          Search the documentation
        </label>
        <div>
          <input
            id="home-search"
            name="q"
            type="search"
            maxLength={SEARCH_INPUT_MAX_LENGTH}
            autoComplete="off"
            spellCheck={false}
            placeholder="AddEvent, ImagePullBackOff …"
          />
          <button type="submit" className="button button-primary">
            Search
          </button>
        </div>
      </form>
    </search>
  )
}

function Product({ product }: { readonly product: HomeProduct }) {
  const sidebar = siteConfig.sidebars[product.sidebarId]
  return (
    <section
      className="home-product"
      data-product={sidebar?.product}
      aria-labelledby={`home-${product.sidebarId}`}
    >
      <h2 id={`home-${product.sidebarId}`}>{sidebar?.label}</h2>
      <p>{product.summary}</p>
      <div className="home-tasks">
        {Object.entries(product.tasks).map(([title, links]) => (
          <div key={title}>
            <h3>{title}</h3>
            <Links links={links} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Links({ links }: { readonly links: readonly HomeLink[] }) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={withBasePath(path)}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
