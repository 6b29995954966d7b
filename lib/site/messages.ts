/** Messages on pages and in the console, some of them from the specification, §2 and §8. */
export const MESSAGES = {
  skipToContent: 'Skip to main content',
  skipToContents: 'Skip to “On this page”',
  searchPlaceholder: 'Search docs',
  /** §8 local storage unavailable. */
  storageUnavailable: 'Local storage is not available: choices last until this page is closed.',
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
  pageError: 'Page Error',
  retry: 'Retry',
  dismiss: 'Dismiss',
  /** Follows an error that Retry did not end. */
  failedAgain: 'It failed again at {time}.',
  /** §8 failed route preload; for the console. */
  routePreloadFailed: 'The code of a page could not be loaded; trying its HTML document instead:',
  pageUnreachable: 'The page could not be loaded. Check your network connection.',
  loadingPage: 'Loading page',
  loadingResults: 'Loading results',
  loadingChunk: 'Loading {chunk}',
  chunkNotLoaded: 'Could not load {chunk}.',
  pagePlanned: 'This page is planned. For now, it shows you where to look.',
  copyPage: 'Copy page',
  copied: 'Copied',
  codeNotCopied: 'Not copied, but selected',
  pageNotCopied: 'Not copied: the text did not load. Try again, or reload the page.',
  copyingDenied:
    'Not copied: the browser does not allow it. Add .md to the URL of this page and copy the text there.',
  searchFailed: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  /** Shown if the server no longer has a file that search needs. */
  siteChanged: 'The site has changed since you opened this page. Retry loads it again.',
  /** Shown instead of the search box's content. */
  searchCrashed: 'Search stopped working.',
  noResultsFor: 'No results for',
  missingWords: 'No page contains {words}. Showing results for the rest.',
  trySearchingFor: 'Try searching for',
  missingResults: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  /** Follows the text of a link that opens a new tab. */
  opensNewTab: '(opens a new tab)',
  noRecentSearches: 'No recent searches',
  /** §2. `{count}` is replaced with the number of results. */
  seeAllResults: 'See all {count} results',
} as const

/** §2 text for the banner that an inline script shows. A separate object, so that other scripts don't bundle it. */
export const BASE_URL_MESSAGES = {
  problem: 'Your site did not load properly',
  hint: 'Check the base URL setting of the site.',
  current: 'It is set to',
} as const

/** Answer of the inline script to a press on a button whose code does not load. Separate for the same reason. */
export const SCRIPTS_FAILED = 'This did not load. Check your connection and try again.'
