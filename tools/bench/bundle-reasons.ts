/** A part above this size (bytes, brotli 11) needs a reason. */
export const LARGE_PART_BYTES = 3000

/** Why each large part of the scripts is there. */
export const BUNDLE_REASONS: ReadonlyMap<string, string> = new Map([
  ['react-dom', 'Draws the chrome and takes its events; comes whole, whatever is used of it.'],
  [
    'next/shared',
    'The router of Next: routes, history, addresses. Needed for pages without a reload.',
  ],
  ['next/client', 'Starts the page, loads the code of routes, changes the head.'],
  [
    'lib/browser',
    'What makes the article answer (tabs, copy buttons, checklists, values), storage, and the code of routes.',
  ],
  ['components/chrome', 'Navbar, footer, color mode and mobile sidebar, which are on every page.'],
  ['components/navigation', 'Sidebar, table of contents and the change of pages.'],
  ['components/search', 'On the search page: its field, filter and list of results.'],
  [
    'pages',
    'The own part of a page: its headings and the navigation of its branch, without the text.',
  ],
])
