import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { isModifiedClick } from '../../lib/browser/navigation/links'
import { withBasePath, withoutBasePath } from '../../lib/content/settings/base-path'
import { searchRoute } from '../../lib/search/query'
import {
  groupHits,
  type Hit,
  type HitGroup,
  linkTo,
  plainText,
} from '../../lib/search/search-client'
import { MESSAGES } from '../../lib/site/messages'
import * as SEARCH_BOX from '../../lib/site/search-box'
import { outputToDiagnose } from './Diagnosis'
import {
  CountAnnouncement,
  Headings,
  MarkedText,
  NoResults,
  ProductBadge,
  ProductFilter,
  ResultNotes,
  rememberHit,
  SearchFailed,
  SlashSwitch,
} from './ResultParts'
import styles from './SearchModal.module.css'
import { StartScreen } from './StartScreen'
import { addRecent, readSavedSearches, savedSearchOf, storeSavedSearches } from './saved-searches'
import { useModalKeys } from './useModalKeys'
import type { SearchBoxControl, SearchBoxState } from './useSearchBox'
import { useSearchSession } from './useSearchSession'

export type SearchModalProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly state: SearchBoxState
  /** The hit that Enter follows: the first one until the reader chooses another. */
  readonly active: Hit | undefined
  readonly update: SearchBoxControl['update']
  /** Replaces the text in the input. */
  readonly onType: (text: string) => void
  readonly onClose: () => void
}

/** Search as a combobox: the input keeps the focus while the arrow keys move through the hits. */
export function SearchModal(props: SearchModalProps) {
  const { dialog, state, active, update, onType, onClose } = props
  const { text, product, search, pasted } = state
  const session = useSearchSession({
    currentRoute: () => withoutBasePath(window.location.pathname),
    onChange: (next) => update({ search: next }),
  })
  const body = useRef<HTMLDivElement>(null)
  const { results } = search
  const groups = groupHits(results?.hits ?? [])
  const hits = groups.flatMap((group) => group.hits)
  const output = outputToDiagnose(results?.query ?? '', pasted)
  const handleActivate = (hit: Hit) => update({ chosen: hit.id })
  useModalKeys(dialog, { search, hits, active, onActivate: handleActivate, retry: session.retry })

  useEffect(() => {
    session.search({ query: text, product })
  }, [session, text, product])
  const resultQuery = results?.query
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls to the top when the query or product changes
  useEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [resultQuery, product])

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const hit = results === null ? undefined : rememberHit(event.nativeEvent, results)
    const saved = readSavedSearches()
    const followed = hit
      ? savedSearchOf(hit)
      : saved.recents.find(({ href }) => href === link.getAttribute('href'))
    if (followed !== undefined) storeSavedSearches(addRecent(saved, followed))
    if (!isModifiedClick(event.nativeEvent) && link.target === '') onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div className={styles.modal} onClick={handleClick} onAuxClick={handleClick}>
      {search.status === 'stalled' && (
        <span className="loader-ring" role="progressbar" aria-label="Searching" />
      )}
      {results !== null && (
        <ProductFilter
          product={product}
          counts={results.facets}
          onChange={(next) => update({ product: next, chosen: null })}
        />
      )}
      <div ref={body} className={styles.body}>
        {search.status === 'idle' && <StartScreen />}
        {results !== null && hits.length > 0 && (
          <>
            <ResultNotes results={results} output={output} />
            <ModalResults groups={groups} active={active} onActivate={handleActivate} />
            <p className={styles.all}>
              <a href={withBasePath(searchRoute(results.query, product))}>
                {MESSAGES.seeAllResults.replace('{count}', String(results.total))}
              </a>
            </p>
          </>
        )}
        {search.status === 'failed' && <SearchFailed onRetry={session.retry} />}
        {search.status === 'done' && hits.length === 0 && (
          <NoResults results={search.results} output={output} onSuggestion={onType} />
        )}
      </div>
      <div className={styles.keys}>
        <SlashSwitch />
        <ul aria-hidden="true">
          <li>
            <kbd>↵</kbd> to select
          </li>
          <li>
            <kbd>↓</kbd>
            <kbd>↑</kbd> to navigate
          </li>
          <li>
            <kbd>esc</kbd> to close
          </li>
        </ul>
      </div>
      <CountAnnouncement found={search.status === 'done' ? search.results : null} />
    </div>
  )
}

/** Keyboards and screen readers skip the linked titles above hits: a title is already the name of its group. */
const FOR_THE_MOUSE = { tabIndex: -1, 'aria-hidden': true } as const

type ModalResultsProps = {
  readonly groups: readonly HitGroup[]
  readonly active: Hit | undefined
  readonly onActivate: (hit: Hit) => void
}

function ModalResults({ groups, active, onActivate }: ModalResultsProps) {
  return (
    <div id={SEARCH_BOX.listbox} role="listbox" aria-label="Results">
      {groups.map(({ url, page, hits }) => (
        <div
          key={url}
          className={styles.group}
          // A group without section hits needs no name, because its hit already contains the title.
          {...(hits.some(({ headings }) => headings.length > 0) && {
            role: 'group',
            'aria-label': plainText(page.title),
          })}
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

/**
 * A page that is not the first hit of its group is listed like a section, because the title above the hits already
 * names the page.
 */
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
      // Keep the focus in the input.
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
      <span className="search-snippet">
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
