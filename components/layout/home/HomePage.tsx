import type { ReactNode } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import styles from '../../../styles/pages/home.css?url'

/** From source to output, for each product: arrows, outlines, and filled shapes. */
const DRAWINGS = {
  ftc: [
    'M88 46h61m-6-4l7 4-7 4zM270 46h45m-6-4l7 4-7 4z',
    'M45 17v-5h22l8 8v30h-5M50 12v-5h22l8 8v30h-5M40 17h22l8 8v30H40zm22 0v8h8M188 5h44v18h-44zm22 18v7M168 30h84m0 0v7m-28-7v7m-28-7v7m-28-7v7M158 37h20v18h-20zm28 0h20v18h-20zm28 0h20v18h-20zm28 0h20v18h-20zM324 19h20l8 8v28h-28zm20 0v8h8M357 28h15l6 6v21h-21zm15 0v6h6M383 37h10l4 4v14h-14zm10 0v4h4',
    'M50 32l11 7-11 7zM210 8l1 5 5 1-5 1-1 5-1-5-5-1 5-1zM162 45h12v3h-12zm28 0h8v3h-8zm28 0h5v3h-5zm28 0h10v3h-10zM333 34l10 7-10 7zM364 40l7 5-7 5z',
  ],
  stream: [
    'M94 30h49m-6-4l7 4-7 4zM276 30h24m0-18v36M300 12h36m-6-4l7 4-7 4zM300 30h36m-6-4l7 4-7 4zM300 48h36m-6-4l7 4-7 4z',
    'M36 14h34v32H36zm34 12l14-8v24l-14-8M43 27v6m5-10v14m5-18v22m5-18v14m5-10v6M152 7h116v48H152zm0 11h116M210 18v37M222 23h30v7h-30zm8 20h30v7h-30zM345 5h30v14h-30zm0 18h30v14h-30zm0 18h30v14h-30z',
    'M158 23h30v7h-30zm24 10h54v7h-54zm-16 10h30v7h-30zM205 7h10l-5 8zM357 8l7 4-7 4zm0 18l7 4-7 4zm0 18l7 4-7 4z',
  ],
}

type Content = { readonly children?: ReactNode }
type Titled = Content & { readonly title: string }
type StartProps = Content & { readonly title: ReactNode; readonly lede?: string }

export function HomePage({ children }: Content) {
  return (
    <main id={ELEMENT_IDS.main} className="wide-page home" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="pages" />
      {children}
    </main>
  )
}

export function HomeStart({ title, lede = siteConfig.tagline, children }: StartProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="home-lede">{lede}</p>
      {children}
    </>
  )
}

type GridProps = Content & { readonly of: 'products' | 'lists' | 'tasks' }

export function HomeGrid({ of, children }: GridProps) {
  return <div className={`home-${of}`}>{children}</div>
}

type ProductProps = Content & {
  readonly sidebar: string
  readonly summary: string
  readonly steps: string
}

export function HomeProduct({ sidebar, summary, steps, children }: ProductProps) {
  const { label, product, path = '' } = siteConfig.sidebars[sidebar] ?? {}
  return (
    <section className="home-product" data-product={product} aria-label={label}>
      <div className="home-flow">
        <svg viewBox="0 0 420 60" aria-hidden="true">
          {product && DRAWINGS[product].map((shapes) => <path key={shapes} d={shapes} />)}
        </svg>
        <ol>
          {steps.split(' → ').map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
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
    <section className="home-call prose" aria-label={title} data-product="stream">
      <h2 className="star">{title}</h2>
      {children}
    </section>
  )
}
