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
  /** For the console: the page is complete without them. */
  formsUnavailable: 'The forms of this page did not load:',
  searchFailed: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  noResultsFor: 'No results for',
  baseUrlProblem: 'Your site did not load properly',
} as const
