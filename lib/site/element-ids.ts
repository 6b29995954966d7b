/** Width of a scrollbar that takes room, while a modal dialog keeps the page from scrolling; style sheets read it. */
export const SCROLLBAR_WIDTH = '--scrollbar-width'

/** Marks controls whose click is kept until React runs. */
export const EARLY_CLICK_ATTRIBUTE = 'data-early-click'
/** The attribute for an element of React; its name is written out, or scripts that use only the name would hold both. */
export const EARLY_CLICK = { 'data-early-click': '' } as const satisfies Record<
  typeof EARLY_CLICK_ATTRIBUTE,
  ''
>

/** Marks links to the search page that open the search modal once scripts run. */
export const SEARCH_OPENER_ATTRIBUTE = 'data-search-opener'

/** Marks the element that holds an article; its value is the route. */
export const ARTICLE_ATTRIBUTE = 'data-article'

/** Ids of elements that links and scripts point to. */
export const ELEMENT_IDS = {
  /** The main content, target of the skip link. */
  main: 'main-content',
  /** The first step of a guide. */
  firstStep: 'guide-start',
  /** The headings of the page on wide screens, where they come after the article. */
  contents: 'page-contents',
  /** The pages of the product, where the menu button leads without scripts. */
  sidebar: 'sidebar',
  /** The links at the page's end, where it leads on a page without a sidebar. */
  siteLinks: 'site-links',
} as const

/** Id of the element in which a page lists, as JSON, the URLs of the scripts that Next starts with. */
export const SCRIPT_LIST_ID = 'page-scripts'
