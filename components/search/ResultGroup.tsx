import type { LinkedHit } from '../../lib/search/docsearch-adapter'
import type { HitGroup } from '../../lib/search/group-hits'
import { hitText } from '../../lib/search/hit-text'
import { MarkedText } from './MarkedText'
import { ProductBadge } from './ProductBadge'
import styles from './SearchResultList.module.css'

export type ResultGroupProps = { readonly group: HitGroup }

/** A page among the results, with the places in it that were found. */
export function ResultGroup({ group }: ResultGroupProps) {
  const own = group.hits.find(({ hit }) => hitText(hit).headings.length === 0)
  const snippet = own === undefined ? null : hitText(own.hit).snippet
  const places = group.hits.filter((entry) => entry !== own)
  return (
    <li data-product={group.product ?? undefined}>
      <h2>
        <a
          href={group.href}
          rel={group.isExternal ? 'noopener' : undefined}
          data-hit={(own ?? group.hits[0])?.hit.objectID}
        >
          <MarkedText text={group.title} />
        </a>
        <ProductBadge product={group.product} />
      </h2>
      {snippet !== null && (
        <p>
          <MarkedText text={snippet} />
        </p>
      )}
      {places.length > 0 && (
        <ul>
          {places.map((entry) => (
            <Place key={entry.hit.objectID} entry={entry} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Place({ entry: { hit, address } }: { readonly entry: LinkedHit }) {
  const { headings, snippet } = hitText(hit)
  return (
    <li>
      <a
        href={address.href}
        rel={address.isExternal ? 'noopener' : undefined}
        data-hit={hit.objectID}
      >
        {headings.slice(0, -1).map((above) => (
          <span key={above} className={styles.above}>
            <MarkedText text={above} />
          </span>
        ))}
        <MarkedText text={headings.at(-1) ?? ''} />
      </a>
      {snippet !== null && (
        <p>
          <MarkedText text={snippet} />
        </p>
      )}
    </li>
  )
}
