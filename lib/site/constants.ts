/** The numbers and fixed values of the specification. Nothing else in the project repeats one. */

/** §9 desktop breakpoint in CSS pixels: from here on the sidebar replaces the mobile sidebar. */
export const DESKTOP_MIN_WIDTH_PX = 996

/** Pixels of an `em` in a media query at the usual font size: widths in `em` suit a reader's larger font. */
export const PX_PER_EM = 16

/** §2, §9 docs and search routes. */
export const ROUTES = {
  home: '/',
  docs: '/docs',
  editors: '/docs/Editors_and_Assistants',
  search: 'search',
  notFound: '/404',
} as const

/** Plain text: a template would keep it, and the routes, in the bundles of scripts that use neither. */
export const RELEASE_NOTES_ROUTE = '/docs/FTC/Release_Notes/FTC_v5.5_to_v4.0'

/** §3, §9 heading levels in the table of contents. */
export const TOC_HEADING_LEVELS = { min: 2, max: 3 } as const

/** §9 the separator between page title and site title. */
export const TITLE_DELIMITER = '|'

/** §9 progress bar of a route change, without a spinner; times in milliseconds, rates as fractions of the width. */
export const PROGRESS_BAR = {
  delayMs: 200,
  minimum: 0.08,
  speedMs: 200,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
} as const

/** §9 how long a loading chunk shows nothing before its loader. */
export const LOADER_DELAY_MS = 200

/** Pause before screen readers hear of a change: they would speak over what the reader types. */
export const ANNOUNCEMENT_DELAY_MS = 800

/** §4, §9 animated height of collapsible sidebar sections. */
export const COLLAPSE = {
  reducedMotionMs: 1,
  minMs: 120,
  maxMs: 420,
} as const

/** §9 share of the distance that is left after each frame of the scroll to the top. */
export const SCROLL_FACTOR_PER_FRAME = 0.85

/** §9 most entries the route matching cache holds. */
export const ROUTE_CACHE_LIMIT = 10_000

/** §4 values the color mode can have. */
export const COLOR_MODES = ['light', 'dark'] as const
/** Color settings that readers can choose: a mode, or the system's mode. */
export const COLOR_CHOICES = [...COLOR_MODES, 'system'] as const

/** Color of the page in each mode, for the browser's own bars; the same as `--color-page` in tokens.css. */
export const PAGE_COLORS = { light: '#fdfcf9', dark: '#12151a' } as const

/** Front matter: length of a description in characters, as search engines show it. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const

/** §5 most characters the search input holds. */
export const SEARCH_INPUT_MAX_LENGTH = 64

/** §4, §9 how results are asked for and shown. */
export const SEARCH_RESULTS = {
  perPage: 20,
  snippetWords: 10,
  narrowSnippetWords: 5,
  narrowMaxWidthPx: 768,
  maxSuggestions: 3,
  stallAfterMs: 300,
} as const

/** §9 searches that are kept on this device. */
export const SAVED_SEARCHES = { recents: 7, recentsWithFavorites: 4, favorites: 10 } as const

/** §9 timeouts of calls to the hosted search provider, in milliseconds; its client remembers bad hosts for 120 s. */
export const SEARCH_TRANSPORT = { connect: 1_000, read: 2_000, write: 30_000 } as const

/** Timeouts for loading the search index: until its first byte, and until it is complete on the slowest connection. */
export const INDEX_LIMITS_MS = { response: 10_000, file: 60_000 } as const

/** §2 how searched terms are looked for on a page reached from search, and how long the way there may take. */
export const ARRIVAL_HIGHLIGHT = { maxTries: 10, intervalMs: 100, arrivalMs: 60_000 } as const

/** The offline copy: its URL without base path, and the folder that is in it. */
export const OFFLINE_COPY = {
  url: '/offline/capella-documentation.zip',
  folder: 'capella-documentation',
  /** Id of the list of all pages and headings. */
  index: 'all-pages-and-headings',
} as const
