import { type Hit, type HitGroup, linkTo, plainText } from '../../lib/search/hit'
import * as SEARCH_BOX from '../../lib/site/search-box'
import { Headings, MarkedText, ProductBadge } from './HitParts'

/** Keys and screen readers go through the hits, which name their page. */
const FOR_THE_MOUSE = { tabIndex: -1, 'aria-hidden': true } as const

export type ModalResultsProps = {
  readonly groups: readonly HitGroup[]
  readonly active: Hit | undefined
  readonly onActivate: (hit: Hit) => void
}

/** The hits of the modal by page: one list of options, of which the input has the active one. */
export function ModalResults({ groups, active, onActivate }: ModalResultsProps) {
  return (
    <div id={SEARCH_BOX.listbox} role="listbox" aria-label="Results">
      {groups.map(({ url, page, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: it groups options, a fieldset groups fields
        <div
          key={url}
          className="search-group"
          role="group"
          aria-label={plainText(page.title)}
          data-product={page.product ?? undefined}
        >
          {hits[0]?.headings.length !== 0 && (
            <a className="search-title" {...linkTo(url)} {...FOR_THE_MOUSE}>
              <PageTitle page={page} />
            </a>
          )}
          {hits.map((hit) => (
            <HitOption
              key={hit.id}
              hit={hit}
              isFirst={hit === hits[0]}
              isActive={hit === active}
              onActivate={onActivate}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type HitOptionProps = Pick<ModalResultsProps, 'onActivate'> & {
  readonly hit: Hit
  readonly isFirst: boolean
  readonly isActive: boolean
}

/** A page, or a section below the name of its page. */
function HitOption({ hit, isFirst, isActive, onActivate }: HitOptionProps) {
  const { page, headings, snippet } = hit
  const isPage = headings.length === 0
  const text = isPage && !isFirst && snippet.length === 0 ? page.title : snippet
  return (
    <a
      id={SEARCH_BOX.optionId(hit.id)}
      className={isPage && isFirst ? undefined : 'search-hit-section'}
      role="option"
      aria-selected={isActive}
      {...linkTo(hit.url)}
      data-hit={hit.id}
      tabIndex={-1}
      onMouseMove={() => onActivate(hit)}
      // The input keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isPage && isFirst && (
        <span className="search-title">
          <PageTitle page={page} />
        </span>
      )}
      {!isPage && (
        <span className="search-headings">
          <Headings headings={headings} />
        </span>
      )}{' '}
      <span className="search-snippet" data-snippet="">
        <MarkedText text={text} />
      </span>
    </a>
  )
}

function PageTitle({ page }: Pick<Hit, 'page'>) {
  return (
    <>
      <b>
        <MarkedText text={page.title} />
      </b>{' '}
      <ProductBadge product={page.product} />
    </>
  )
}
