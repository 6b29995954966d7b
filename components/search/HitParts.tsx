import { Fragment } from 'react'
import type { Product } from '../../lib/content/search/search-record'
import { siteConfig } from '../../lib/content/settings/site-config'
import { type Hit, plainText, type MarkedText as Text } from '../../lib/search/hit'

export function MarkedText({ text }: { readonly text: Text }) {
  let position = 0
  return text.map((part) => {
    const key = position
    position += part.text.length
    return part.isMatch ? (
      <mark key={key}>{part.text}</mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}

export function Headings({ headings }: Pick<Hit, 'headings'>) {
  return (
    <>
      {headings.slice(0, -1).map((above) => (
        <span key={plainText(above)} className="search-above">
          <MarkedText text={above} /> ›{' '}
        </span>
      ))}
      <b>
        <MarkedText text={headings.at(-1) ?? []} />
      </b>
    </>
  )
}

export function ProductBadge({ product }: { readonly product: Product | null }) {
  const sidebar = Object.values(siteConfig.sidebars).find((entry) => entry.product === product)
  if (sidebar === undefined) return null
  return (
    <span className="badge" data-product={sidebar.product}>
      {sidebar.label}
    </span>
  )
}
