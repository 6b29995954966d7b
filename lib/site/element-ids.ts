/** Custom property with the width of the scrollbar, set while a modal dialog locks scrolling. */
export const SCROLLBAR_WIDTH = '--scrollbar-width'

/** Marks controls whose clicks are replayed after hydration. */
export const EARLY_CLICK_ATTRIBUTE = 'data-early-click'
/** EARLY_CLICK_ATTRIBUTE as JSX props. A script that needs only the attribute's name does not bundle this object. */
export const EARLY_CLICK = { 'data-early-click': '' } as const satisfies Record<
  typeof EARLY_CLICK_ATTRIBUTE,
  ''
>

/** Marks links to the search page that open the search modal once scripts run. */
export const SEARCH_OPENER_ATTRIBUTE = 'data-search-opener'

/** Marks the element that contains an article; its value is the route. */
export const ARTICLE_ATTRIBUTE = 'data-article'

/** Ids of elements that links and scripts point to. */
export const ELEMENT_IDS = {
  /** The main content, target of the skip link. */
  main: 'main-content',
  /** The first step of a guide. */
  firstStep: 'guide-start',
  /** The table of contents on wide screens, where it comes after the article. */
  contents: 'page-contents',
  /** The sidebar, target of the menu button if scripts do not run. */
  sidebar: 'sidebar',
  /** The links in the footer, target of the menu button on pages without a sidebar. */
  siteLinks: 'site-links',
} as const

/** Id of the element with the URLs of Next's initial scripts, as JSON. */
export const SCRIPT_LIST_ID = 'page-scripts'
