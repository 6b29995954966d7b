import { memo } from 'react'
import type { LinkedHit } from '../../lib/search/docsearch-adapter'
import { hitText } from '../../lib/search/hit-text'
import { MarkedText } from './MarkedText'
import styles from './ModalHit.module.css'
import { ProductBadge } from './ProductBadge'

export type ModalHitProps = { readonly entry: LinkedHit }

/**
 * A row of results in the modal: a page, or a place in it below the name of its page. DocSearch draws its list several
 * times for a key; a row only changes with its hit.
 */
export const ModalHit = memo(function ModalHit({ entry }: ModalHitProps) {
  const { hit, address, isFirstOfPage } = entry
  const { page, headings, snippet } = hitText(hit)
  const title = (
    <>
      <b>
        <MarkedText text={page} />
      </b>
      <ProductBadge product={hit.product} />
    </>
  )
  const isPage = headings.length === 0
  return (
    <>
      {isFirstOfPage && !isPage && (
        <div className={styles.page} data-product={hit.product ?? undefined} aria-hidden="true">
          {title}
        </div>
      )}
      <a
        className={isPage && isFirstOfPage ? styles.pageLink : styles.placeLink}
        href={address.href}
        rel={address.isExternal ? 'noopener' : undefined}
        data-product={hit.product ?? undefined}
        data-hit={hit.objectID}
        tabIndex={-1}
      >
        {isPage && isFirstOfPage && <span className={styles.page}>{title}</span>}
        {!isPage && <Headings headings={headings} />}
        <span className={styles.snippet} data-snippet="">
          <MarkedText text={snippet ?? (isPage && !isFirstOfPage ? page : '')} />
        </span>
      </a>
    </>
  )
})

function Headings({ headings }: { readonly headings: readonly string[] }) {
  return (
    <span className={styles.headings}>
      {headings.slice(0, -1).map((above) => (
        <span key={above} className={styles.above}>
          <MarkedText text={above} />
        </span>
      ))}
      <b>
        <MarkedText text={headings.at(-1) ?? ''} />
      </b>
    </span>
  )
}
