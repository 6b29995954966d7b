/** Fixed values for the whole project; a § number names the section of the specification that sets a value. */

/** §9 desktop breakpoint in CSS pixels. Windows narrower than this have the mobile sidebar. */
export const DESKTOP_MIN_WIDTH_PX = 996

/** CSS pixels per `em` in media queries at the default font size. Widths in `em` adapt to larger fonts. */
export const PX_PER_EM = 16

/** §2, §9 routes. `search` has no slash, because the site configuration expects a path segment. */
export const ROUTES = { home: '/', docs: '/docs', search: 'search', notFound: '/404' } as const

/** Repeats `ROUTES.docs`, because bundlers cannot remove an unused template string that refers to `ROUTES`. */
export const RELEASE_NOTES_ROUTE = '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0'

/** §2 the part of a URL path that its clean path lacks. */
export const HTML_FILE_NAME = /(?:(?:^|\/+)index)?\.html$/i

/** §3, §9 heading levels in the table of contents. */
export const TOC_HEADING_LEVELS = { min: 2, max: 3 } as const

/** §9 separator between page title and site title. */
export const TITLE_DELIMITER = '|'

/** §9 progress bar for route changes, without a spinner; `minimum` and `trickleRate` are fractions of the width. */
export const PROGRESS_BAR = {
  delayMs: 200,
  minimum: 0.08,
  speedMs: 200,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
} as const

/** §9 delay before a loading chunk shows its loader. */
export const LOADER_DELAY_MS = 200

/** After this pause in typing, screen readers announce a change, and the URL gets what the reader typed. */
export const TYPING_PAUSE_MS = 800

/** §4, §9 duration of the animation that opens and closes sidebar sections. */
export const COLLAPSE = { reducedMotionMs: 1, minMs: 120, maxMs: 420 } as const

/** §9 scrolling to the top: the fraction of the distance that remains after each frame. */
export const SCROLL_FACTOR_PER_FRAME = 0.85

/** §9 maximum number of entries in the route cache. */
export const ROUTE_CACHE_LIMIT = 10_000

/** §4 color modes. */
export const COLOR_MODES = ['light', 'dark'] as const
export const COLOR_CHOICES = [...COLOR_MODES, 'system'] as const

/** Page color in each mode, for the browser's toolbar; the same as `--color-page` in tokens.css. */
export const PAGE_COLORS = { light: '#fdfcf9', dark: '#12151a' } as const

/** Length limits, in characters, for a page's description, which search engines display. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const

/** §5 maximum length of a search query, in UTF-16 code units. */
export const SEARCH_INPUT_MAX_LENGTH = 64

/** §4, §8, §9 settings for search results. */
export const SEARCH_RESULTS = {
  perPage: 20,
  snippetWords: 10,
  narrowSnippetWords: 5,
  narrowMaxWidthPx: 768,
  maxSuggestions: 3,
  stallAfterMs: 300,
} as const

/** §9 maximum number of searches stored on the device. */
export const SAVED_SEARCHES = { recents: 7, recentsWithFavorites: 4, favorites: 10 } as const

/** §9 timeouts for requests to hosted search, in milliseconds. The client skips failing hosts for 120 s. */
export const SEARCH_TRANSPORT = { connect: 1_000, read: 2_000, write: 30_000 } as const

/** Timeout for loading a file, such as the search index. */
export const FILE_LIMIT_MS = 60_000

/** §2 highlighting of search terms: number of tries, their interval, and maximum time from click to arrival. */
export const ARRIVAL_HIGHLIGHT = { maxTries: 10, intervalMs: 100, arrivalMs: 60_000 } as const
