import { memo, useDeferredValue } from 'react'
import { withBasePath } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { highlightTerms } from '../../lib/search/highlight-terms'
import { groupHits, type Hit, type MarkedText, unmarked } from '../../lib/search/search-client'
import { SEARCH_LIST_ID, searchOptionId } from '../../lib/site/element-ids'
import type { Product } from '../../lib/site/products'
import { rememberArrival } from './ArrivalHighlight'
import type { SearchResults } from './useSearchSession'

export type HitSelection = {
  /** Hits in list order. */
  readonly hits: readonly Hit[]
  readonly active: Hit | undefined
  readonly onActivate: (hit: Hit) => void
}

type HitListProps = {
  readonly hits: readonly Hit[]
  /** Set if the list is a listbox, whose input keeps the focus. */
  readonly selection: HitSelection | undefined
}

/** This many pages with hits fill the visible part of the listbox, which is painted first. */
const VISIBLE_PAGES = 5
/** For the text above a page's first heading, if a section of the page is the better hit. */
const TOP_OF_PAGE = [[{ text: 'Top of the page', isMatch: false }]]

/** Hits by page. The title above the hits leads to their page. The list renders for new hits only, not for each key. */
export const HitList = memo(function HitList({ hits, selection }: HitListProps) {
  const listbox = { id: SEARCH_LIST_ID, role: 'listbox', 'aria-label': 'Results' }
  // A list item cannot be in a listbox.
  const [List, Item] = selection ? (['div', 'div'] as const) : (['ul', 'li'] as const)
  const groups = groupHits(hits)
  // Guides share sections. A second text with the same words says nothing new below a name that shows the match, unless
  // its name is the same.
  const firstWith = new Map([...hits].reverse().map((hit) => [unmarked(hit.snippet), hit]))
  const nameOf = ({ url, headings }: Hit) =>
    [url.replace(/#.*/, ''), ...headings.map(unmarked)].join('\n')
  const isNamesake = (hit: Hit) =>
    hits.some((other) => other.url !== hit.url && nameOf(other) === nameOf(hit))
  const isRepeated = (hit: Hit) =>
    hit.headings.flat().some(({ isMatch }) => isMatch) &&
    firstWith.get(unmarked(hit.snippet)) !== hit &&
    !isNamesake(hit)
  const showsSnippet = (hit: Hit) => hit.snippet.length > 0 && !isRepeated(hit)
  const linkOf = (hit: Hit) => ({ hit, selection, hasSnippet: showsSnippet(hit) })
  const deferred = useDeferredValue(groups.length, VISIBLE_PAGES)
  // The search page renders all hits at once, because the focus moves to the first new one.
  const count = selection ? deferred : groups.length
  return (
    <List className="search-results" {...(selection && listbox)}>
      {groups.slice(0, count).map(({ url, page, hits: [first, ...others] }) => {
        const isPage = first.headings.length === 0
        const text = unmarked(first.snippet)
        const isBelow = others.some((hit) => unmarked(hit.snippet) === text && showsSnippet(hit))
        const title = (
          <h2>
            <span>
              <Marked text={page.title} />
            </span>{' '}
            <ProductBadge product={page.product} />
          </h2>
        )
        return (
          <Item key={url} data-product={page.product ?? undefined}>
            {isPage ? (
              <HitLink {...linkOf(first)} hasSnippet={showsSnippet(first) && !isBelow}>
                {title}
              </HitLink>
            ) : (
              // Keyboards and screen readers skip this link in a listbox, whose options say its title themselves.
              <a
                href={withBasePath(url)}
                data-hit={first.id}
                {...(selection && { tabIndex: -1, 'aria-hidden': true })}
              >
                {title}
              </a>
            )}
            {(isPage ? others : [first, ...others]).map((hit) => (
              <HitLink key={hit.id} {...linkOf(hit)}>
                {selection && <span className="unseen">{unmarked(page.title)}, </span>}
                <Headings headings={hit.headings.length > 0 ? hit.headings : TOP_OF_PAGE} />
              </HitLink>
            ))}
          </Item>
        )
      })}
    </List>
  )
})

type HitLinkProps = {
  readonly hit: Hit
  readonly selection: HitSelection | undefined
  readonly hasSnippet: boolean
  readonly children: React.ReactNode
}

function HitLink({ hit, selection, hasSnippet, children }: HitLinkProps) {
  const option = selection && {
    id: searchOptionId(hit.id),
    role: 'option',
    'aria-selected': hit === selection.active,
    // Firefox would number the options of each group separately.
    'aria-posinset': selection.hits.indexOf(hit) + 1,
    'aria-setsize': selection.hits.length,
    tabIndex: -1,
    onMouseMove: () => selection.onActivate(hit),
    // Keep the focus in the input.
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
  }
  return (
    <a href={withBasePath(hit.url)} data-hit={hit.id} {...option}>
      {children}{' '}
      {hasSnippet && (
        <span className="search-snippet">
          <Marked text={hit.snippet} />
        </span>
      )}
    </a>
  )
}

function Headings({ headings }: Pick<Hit, 'headings'>) {
  return (
    <span className="search-headings">
      {headings.slice(0, -1).map((above) => (
        <span key={unmarked(above)} className="search-above">
          <Marked text={above} /> ›{' '}
        </span>
      ))}
      <b>
        <Marked text={headings.at(-1) ?? []} />
      </b>
    </span>
  )
}

/** Has no `<mark>` elements, because screen readers would read a title in pieces. */
function Marked({ text }: { readonly text: MarkedText }) {
  let position = 0
  return text.map((part) => {
    const key = position
    position += part.text.length
    if (!part.isMatch) return part.text
    return (
      <span key={key} className="search-match">
        {part.text}
      </span>
    )
  })
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

/**
 * Stores the words to highlight on a clicked hit's page, even if the page opens in a new tab.
 * @returns the hit, or its page if the click is on the title; undefined if the click is on no link to a hit, or opens
 * the context menu
 */
export function rememberHit(
  click: MouseEvent,
  { hits, query }: Pick<SearchResults, 'hits' | 'query'>,
): Hit | undefined {
  if (click.button === 2 || !(click.target instanceof Element)) return undefined
  const link = click.target.closest('a')
  const hit = hits.find(({ id }) => id === link?.dataset.hit)
  const href = link?.getAttribute('href')
  if (hit === undefined || !href) return undefined
  rememberArrival(href, highlightTerms(hit, query))
  if (href === withBasePath(hit.url)) return hit
  return { ...hit, url: hit.url.replace(/#.*/, ''), headings: [] }
}
