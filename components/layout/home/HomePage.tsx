import type { InputEvent, ReactNode } from 'react'
import { toggleSearchBox } from '../../../lib/browser/inline/search-opener'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { ELEMENT_IDS, SEARCH_BOX_ID, SEARCH_OPENER_ATTRIBUTE } from '../../../lib/site/element-ids'
import type { Product } from '../../../lib/site/products'
import { Icon } from '../../ui/Icon'
import { LITERAL_FIELD } from '../../ui/literal-field'
import styles from './HomePage.css?url'

type Content = { readonly children?: ReactNode }
type Titled = Content & { readonly title: string }
type Drawn = Content & { readonly drawing?: ReactNode }
type StartProps = Drawn & { readonly title: ReactNode; readonly summary?: string }

export function HomePage({ children }: Content) {
  return (
    <main className="wide-page home">
      <link rel="stylesheet" href={styles} precedence="pages" />
      {children}
    </main>
  )
}

export function HomeStart({ title, summary = siteConfig.tagline, drawing, children }: StartProps) {
  return (
    <div className="home-head">
      {drawing}
      <h1 id={ELEMENT_IDS.main} tabIndex={-1}>
        {title}
      </h1>
      <p className="home-lede">{summary}</p>
      {children}
    </div>
  )
}

/** A click on the field opens the search box, and so does typing. Without scripts, Enter opens the search page. */
export function HomeSearch({ hint }: { readonly hint: string }) {
  const { placeholder, searchPagePath } = siteConfig.search
  return (
    <form className="home-search" action={withBasePath(`/${searchPagePath}`)}>
      <Icon name="search" />
      <input
        name="q"
        aria-label={placeholder}
        aria-haspopup="dialog"
        placeholder={hint}
        maxLength={SEARCH_INPUT_MAX_LENGTH}
        {...LITERAL_FIELD}
        onInput={continueInBox}
        {...{ [SEARCH_OPENER_ATTRIBUTE]: '' }}
      />
    </form>
  )
}

/** Moves the text to the search box, whose own listener for `input` then searches for it. */
function continueInBox({ currentTarget }: InputEvent<HTMLInputElement>): void {
  const { value } = currentTarget
  currentTarget.value = ''
  toggleSearchBox(currentTarget)
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX_ID} input`)
  if (field === null) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

type GridProps = Content & { readonly of: 'products' | 'lists' | 'tasks' }

export function HomeGrid({ of, children }: GridProps) {
  return <div className={`home-${of}`}>{children}</div>
}

type ProductProps = Titled & Drawn & { readonly sidebar: string; readonly summary: string }

/** The title is a sentence that the name of the product completes. */
export function HomeProduct({ sidebar, title, summary, drawing, children }: ProductProps) {
  const { label, product, path = '' } = siteConfig.sidebars[sidebar] ?? {}
  return (
    <section className="home-box" data-product={product} aria-label={label}>
      <div className="home-flow">
        <h2>
          {`${title} `}
          <a href={withBasePath(path)}>
            {product && <Icon name={product} size={2} className="sign" />}
            {label}
          </a>
        </h2>
        <p>{summary}</p>
        {drawing}
      </div>
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

export function HomeCall({ product, title, children }: Titled & { readonly product: Product }) {
  return (
    <section className="home-call prose" data-product={product}>
      <h2>
        <Icon name={product} size={1.5} className="sign" />
        {title}
      </h2>
      {children}
    </section>
  )
}
