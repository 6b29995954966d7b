import type { ReactNode } from 'react'
import {
  API_INTRODUCTION,
  HOME_LISTS,
  HOME_PRODUCTS,
  type HomeProduct,
} from '../../../lib/content/home/home-content'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'

/** @param children the first call of the API, in tabs, and its answer */
export function HomePage({ children }: { readonly children?: ReactNode }) {
  return (
    <main id={ELEMENT_IDS.main} className="wide-page home" tabIndex={-1}>
      <div className="home-hero">
        <h1>
          <span>Install it.</span> <span>Run it.</span> <span>Build on it.</span>
        </h1>
        <p className="home-lede">{siteConfig.tagline}</p>
        <search className="home-search">
          <form action={withBasePath(`/${siteConfig.search.searchPagePath}`)}>
            <label className="search-label" htmlFor="home-search">
              Search methods, settings, and guides
            </label>
            <div>
              <input
                id="home-search"
                name="q"
                type="search"
                maxLength={SEARCH_INPUT_MAX_LENGTH}
                autoComplete="off"
                placeholder="AddEvent, SCTE-35 …"
              />
              <button type="submit">Search</button>
            </div>
          </form>
        </search>
        <div className="home-products">
          {HOME_PRODUCTS.map((product) => (
            <Product key={product.sidebarId} product={product} />
          ))}
        </div>
      </div>

      <section className="home-call prose" aria-labelledby="home-call" data-product="stream">
        <h2 id="home-call">Your first API call</h2>
        {children}
        <p>
          Host and token are those of your manager:{' '}
          <a href={withBasePath(API_INTRODUCTION)}>API introduction</a>
        </p>
      </section>

      <div className="home-lists">
        {HOME_LISTS.map((list) => (
          <section key={list.title}>
            <h2>{list.title}</h2>
            <ul>
              {list.links.map((link) => (
                <li key={link.path}>
                  <a href={withBasePath(link.path)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}

function Product({ product }: { readonly product: HomeProduct }) {
  const sidebar = siteConfig.sidebars[product.sidebarId]
  const [first, ...others] = product.links
  return (
    <section
      className="home-product"
      data-product={sidebar?.product}
      aria-labelledby={`home-${product.sidebarId}`}
    >
      <h2 id={`home-${product.sidebarId}`}>{sidebar?.label}</h2>
      <p>{product.summary}</p>
      {first !== undefined && (
        <a className="home-first" href={withBasePath(first.path)}>
          {first.label}
          <span aria-hidden="true"> →</span>
        </a>
      )}
      <ul>
        {others.map((link) => (
          <li key={link.path}>
            <a href={withBasePath(link.path)}>{link.label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
