/** The sentences of the specification that readers see, §2 and §8. Components and tests share them. */
export const MESSAGES = {
  skipToContent: 'Skip to main content',
  skipToContents: 'Skip to “On this page”',
  searchPlaceholder: 'Search docs',
  notFoundTitle: 'Page not found',
  /** §8 local storage unavailable. */
  storageUnavailable: 'Local storage is not available: choices last until this page is closed.',
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
  pageError: 'Page Error',
  retry: 'Retry',
  dismiss: 'Dismiss',
  /** §8 failed route preload; for the console. */
  routePreloadFailed: 'The code of a page could not be loaded; loading its document instead:',
  pageUnreachable: 'The page could not be loaded. Check your network connection.',
  /** With the number of times in place of the braces. */
  triedTimes: 'Tried {count} times.',
  loadingPage: 'Loading page',
  loadingResults: 'Loading results',
  /** With what is loading in place of the braces; the error's own text follows. */
  loadingChunk: 'Loading {chunk}',
  chunkNotLoaded: '{chunk} could not be loaded.',
  completeWithoutChunk: 'The page is complete without it.',
  /** Note on a placeholder page. */
  pagePlanned: 'This page is planned. Until it is written, it says where to look.',
  copyPage: 'Copy page',
  moreWays: 'More ways to read this page',
  viewMarkdown: 'View as Markdown',
  useInEditor: 'Read in your editor',
  pageCopied: 'Copied',
  pageNotCopied: 'Not copied: the text could not be loaded. Check your connection and try again.',
  copyingDenied:
    'Not copied: the browser does not allow it. Open “View as Markdown” and copy there.',
  searchFailed: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  /** With results from titles and headings alone. */
  searchCrashed: 'Search stopped working.',
  noResultsFor: 'No results for',
  /** With the words that no page has in place of the braces. */
  missingWords: 'No page has {words}; results for the rest',
  trySearchingFor: 'Try searching for',
  missingResults: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  /** Behind a link that leads out of this window. */
  opensNewTab: '(opens a new tab)',
  noRecentSearches: 'No recent searches',
  /** §2 with the count in place of the braces. */
  seeAllResults: 'See all {count} results',
} as const

/** §2 of the banner that an inline script shows; apart, so that no other script holds them. */
export const BASE_URL_MESSAGES = {
  problem: 'Your site did not load properly',
  hint: 'Check the base URL setting of the site.',
  current: 'It is set to',
  suggested: 'This page suggests',
} as const
