import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as constants from './constants'
import { BASE_URL_MESSAGES, MESSAGES } from './messages'

const { DESKTOP_MIN_WIDTH_PX, PX_PER_EM } = constants

/** Folders of the style sheets, which repeat the breakpoint because CSS cannot import constants. */
const FOLDERS = ['components', 'pages', 'styles'] as const

/** Any breakpoint within this distance of the desktop breakpoint must be equal to it. */
const NEAR_PX = 100

const inEm = (px: number) => `${Number((px / PX_PER_EM).toFixed(5))}em`
const DESKTOP = `min-width: ${inEm(DESKTOP_MIN_WIDTH_PX)}`
const BELOW_DESKTOP = `max-width: ${inEm(DESKTOP_MIN_WIDTH_PX - 0.02)}`

type WidthQuery = { readonly file: string; readonly query: string; readonly widthPx: number }

function styleSheets(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
}

function mediaConditions(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/@(?:media|container|custom-media)([^{;]*)/g)].map(
    (match) => match[1] ?? '',
  )
}

const widthQueries: readonly WidthQuery[] = styleSheets().flatMap((file) =>
  mediaConditions(file).flatMap((condition) =>
    [...condition.matchAll(/\(([^()]*width[^()]*)\)/g)].map((match) => ({
      file,
      query: match[1] ?? '',
      widthPx: Number(/([\d.]+)em/.exec(match[1] ?? '')?.[1]) * PX_PER_EM,
    })),
  ),
)

describe('media queries', () => {
  it('use min-width or max-width in em, so that they follow the reader’s font size', () => {
    expect(
      widthQueries.filter(({ query }) => !/^(?:min|max)-width: [\d.]+em$/.test(query)),
    ).toEqual([])
  })

  it('agree with the desktop breakpoint', () => {
    const near = widthQueries.filter(
      ({ widthPx }) => Math.abs(widthPx - DESKTOP_MIN_WIDTH_PX) < NEAR_PX,
    )
    expect(near.filter(({ query }) => query !== DESKTOP && query !== BELOW_DESKTOP)).toEqual([])
  })

  it.each([DESKTOP, BELOW_DESKTOP])('use (%s)', (query) => {
    expect(widthQueries.map((found) => found.query)).toContain(query)
  })
})

// Other tests import the specification's numbers and sentences from the code, so those tests would not notice a change.
it('§2 to §9 the numbers match the specification', () => {
  expect(constants).toMatchObject({
    DESKTOP_MIN_WIDTH_PX: 996,
    ROUTES: { home: '/', docs: '/docs', search: 'search' },
    TOC_HEADING_LEVELS: { min: 2, max: 3 },
    TITLE_DELIMITER: '|',
    PROGRESS_BAR: {
      delayMs: 200,
      minimum: 0.08,
      speedMs: 200,
      trickleRate: 0.02,
      trickleSpeedMs: 800,
    },
    LOADER_DELAY_MS: 200,
    COLLAPSE: { reducedMotionMs: 1 },
    SCROLL_FACTOR_PER_FRAME: 0.85,
    ROUTE_CACHE_LIMIT: 10_000,
    COLOR_MODES: ['light', 'dark'],
    SEARCH_INPUT_MAX_LENGTH: 64,
    SEARCH_RESULTS: {
      perPage: 20,
      snippetWords: 10,
      narrowSnippetWords: 5,
      narrowMaxWidthPx: 768,
      maxSuggestions: 3,
      stallAfterMs: 300,
    },
    SAVED_SEARCHES: { recents: 7, recentsWithFavorites: 4, favorites: 10 },
    SEARCH_TRANSPORT: { connect: 1_000, read: 2_000, write: 30_000 },
    ARRIVAL_HIGHLIGHT: { maxTries: 10, intervalMs: 100 },
  })
})

it('§2, §8 the sentences match the specification', () => {
  expect(MESSAGES).toMatchObject({
    searchPlaceholder: 'Search docs',
    crashed: 'This page crashed.',
    tryAgain: 'Try again',
    pageError: 'Page Error',
    retry: 'Retry',
    searchFailed: 'Unable to fetch results',
    checkConnection: 'You might want to check your network connection.',
    noResultsFor: 'No results for',
    trySearchingFor: 'Try searching for',
    missingResults: 'Believe this query should return results?',
    letUsKnow: 'Let us know.',
    noRecentSearches: 'No recent searches',
    seeAllResults: 'See all {count} results',
  })
  expect(BASE_URL_MESSAGES.problem).toBe('Your site did not load properly')
  expect(BASE_URL_MESSAGES.hint).toMatch(/check the base URL setting/i)
})
