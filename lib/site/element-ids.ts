/** Width of a scrollbar that takes room, while a modal dialog keeps the page from scrolling; style sheets read it. */
export const SCROLLBAR_WIDTH = '--scrollbar-width'

/** Marks controls that the reading script answers, wherever they stand; its value says what they do. */
export const ACTION_ATTRIBUTE = 'data-action'
export const ACTIONS = {
  switchColorMode: 'color-mode',
  dismissAnnouncement: 'announcement',
  backToTop: 'top',
  copyPage: 'copy-page',
  toggleSection: 'section',
} as const

/** Marks elements that the reading script finds by what they are. */
export const PART_ATTRIBUTE = 'data-part'
export const PARTS = {
  navbar: 'navbar',
  /** A `<details>` that closes on Escape and on a click outside of it. */
  menu: 'menu',
  sidebarTree: 'tree',
  tocRail: 'toc',
  tocBar: 'toc-bar',
  stepProgress: 'step-progress',
} as const

/** Marks controls whose click is kept until the router runs. */
export const EARLY_CLICK_ATTRIBUTE = 'data-early-click'

/** Marks links to the search page that open the search modal once scripts run. */
export const SEARCH_OPENER_ATTRIBUTE = 'data-search-opener'

/** Marks where the build writes kind and size of the file that the link around it leads to. */
export const FILE_SIZE_ATTRIBUTE = 'data-file-size'

/** Ids of elements that links and scripts point to. */
export const ELEMENT_IDS = {
  /** The main content, target of the skip link. */
  main: 'main-content',
  /** The pages of the product, where the menu button leads without scripts. */
  sidebar: 'sidebar',
  /** The links at the page's end, where it leads on a page without a sidebar. */
  siteLinks: 'site-links',
} as const
