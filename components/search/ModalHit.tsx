import type { LinkedHit } from '../../lib/search/docsearch-adapter'
import { hitText } from '../../lib/search/hit-text'
import { MarkedText } from './MarkedText'
import styles from './ModalHit.module.css'
import { ProductBadge } from './ProductBadge'

export type ModalHitProps = { readonly entry: LinkedHit }

/** A row of results in the modal: a page, or a place in it below the name of its page. */
export function ModalHit({ entry: { hit, address, isFirstOfPage } }: ModalHitProps) {
  const { page, headings, snippet } = hitText(hit)
  const heading = headings.at(-1)
  const title = (
    <>
      <b>
        <MarkedText text={page} />
      </b>
      <ProductBadge product={hit.product} />
    </>
  )
  return (
    <>
      {isFirstOfPage && heading !== undefined && (
        <div className={styles.page} aria-hidden="true">
          {title}
        </div>
      )}
      <a
        className={heading === undefined ? styles.pageLink : styles.placeLink}
        href={address.href}
        rel={address.isExternal ? 'noopener' : undefined}
        data-product={hit.product ?? undefined}
        data-hit={hit.objectID}
        tabIndex={-1}
      >
        {heading === undefined ? (
          <span className={styles.page}>{title}</span>
        ) : (
          <span className={styles.headings}>
            {headings.slice(0, -1).map((above) => (
              <span key={above} className={styles.above}>
                <MarkedText text={above} />
              </span>
            ))}
            <b>
              <MarkedText text={heading} />
            </b>
          </span>
        )}
        {snippet !== null && (
          <span className={styles.snippet}>
            <MarkedText text={snippet} />
          </span>
        )}
      </a>
    </>
  )
}
