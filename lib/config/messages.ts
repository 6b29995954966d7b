/** The sentences of the specification that readers see, §2 and §8. Components and tests share them. */
export const MESSAGES = {
  skipToContent: 'Skip to main content',
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
  routePreloadFailed: 'The code of a page did not load; its document is tried instead:',
  pageUnreachable: 'The page could not be loaded. Check your network connection.',
  searchFailed: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  noResultsFor: 'No results for',
  baseUrlProblem: 'Your site did not load properly',
} as const
