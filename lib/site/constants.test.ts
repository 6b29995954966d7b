import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as constants from './constants'
import { BASE_URL_MESSAGES, MESSAGES } from './messages'

const { DESKTOP_MIN_WIDTH_PX, PX_PER_EM } = constants

/** Any breakpoint within this distance of the desktop breakpoint must be equal to it. */
const NEAR_PX = 100

const inEm = (px: number) => `${Number((px / PX_PER_EM).toFixed(5))}em`

it('media queries use em, and agree with the desktop breakpoint', () => {
  // Style sheets repeat the breakpoint, because CSS cannot import constants.
  const styles = ['components', 'pages', 'styles'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  )
  const queries = styles
    .flatMap((style) => style.match(/@(?:media|container|custom-media)[^{;]*/g) ?? [])
    .flatMap((condition) => condition.match(/(?<=\()[^()]*width[^()]*(?=\))/g) ?? [])
  expect(queries.filter((query) => !/^(?:min|max)-width: [\d.]+em$/.test(query))).toEqual([])
  const isNear = (query: string) =>
    Math.abs(Number.parseFloat(query.slice(11)) * PX_PER_EM - DESKTOP_MIN_WIDTH_PX) < NEAR_PX
  expect([...new Set(queries.filter(isNear))].sort()).toEqual([
    `max-width: ${inEm(DESKTOP_MIN_WIDTH_PX - 0.02)}`,
    `min-width: ${inEm(DESKTOP_MIN_WIDTH_PX)}`,
  ])
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
