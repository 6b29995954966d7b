import type { ComponentProps, ReactNode } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import styles from '../../../styles/pages/home.css?url'

type Content = { readonly children?: ReactNode }
type Titled = Content & { readonly title: string }

export function HomePage({ children }: Content) {
  return (
    <main id={ELEMENT_IDS.main} className="wide-page home" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="pages" />
      {children}
    </main>
  )
}

export function HomeStart({ title, children }: Titled) {
  return (
    <div>
      <h1>{title}</h1>
      <p className="home-lede">{siteConfig.tagline}</p>
      <HomeSearch />
      {children}
    </div>
  )
}

function HomeSearch() {
  return (
    <search className="home-search" aria-label="Documentation">
      <form action={withBasePath(`/${siteConfig.search.searchPagePath}`)}>
        <label htmlFor="home-search">Search the documentation</label>
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

type GridProps = ComponentProps<'div'> & { readonly of: 'flow' | 'products' | 'lists' }

export function HomeGrid({ of, ...props }: GridProps) {
  return <div className={`home-${of}`} {...props} />
}

type ProductProps = Content & { readonly sidebar: string; readonly summary: string }

export function HomeProduct({ sidebar, summary, children }: ProductProps) {
  const { label, product, path = '' } = siteConfig.sidebars[sidebar] ?? {}
  return (
    <section className="home-product" data-product={product} aria-label={label}>
      <h2 className="star">
        <a href={withBasePath(path)}>{label}</a>
      </h2>
      <p>{summary}</p>
      <div className="home-tasks">{children}</div>
    </section>
  )
}

type LinksProps = Titled & { readonly heading?: 'h2' | 'h3' }

export function HomeLinks({ heading: Heading = 'h3', title, children }: LinksProps) {
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

export function HomeCall({ title, children }: Titled) {
  return (
    <section className="home-call prose" aria-labelledby="home-call" data-product="stream">
      <h2 id="home-call">{title}</h2>
      {children}
    </section>
  )
}
