import { type Hit, type HitGroup, linkTo } from '../../lib/search/hit'
import { Headings, MarkedText, ProductBadge } from './HitParts'

export type ResultGroupProps = { readonly group: HitGroup }

/** A page among the results, with its sections that were found. */
export function ResultGroup({ group: { url, page, hits } }: ResultGroupProps) {
  const own = hits.find((hit) => hit.headings.length === 0)
  const sections = hits.filter((hit) => hit !== own)
  return (
    <li data-product={page.product ?? undefined}>
      <h2>
        <a {...linkTo(url)} data-hit={(own ?? hits[0])?.id}>
          <MarkedText text={page.title} />
        </a>{' '}
        <ProductBadge product={page.product} />
      </h2>
      {own !== undefined && <Snippet text={own.snippet} />}
      {sections.length > 0 && (
        <ul>
          {sections.map((hit) => (
            <li key={hit.id}>
              <a {...linkTo(hit.url)} data-hit={hit.id}>
                <Headings headings={hit.headings} />
              </a>
              <Snippet text={hit.snippet} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Snippet({ text }: { readonly text: Hit['snippet'] }) {
  if (text.length === 0) return null
  return (
    <p>
      <MarkedText text={text} />
    </p>
  )
}
