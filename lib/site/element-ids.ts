/** Controls that need React: clicks on them before hydration are replayed afterward. */
export const EARLY_CONTROLS = 'button[type=button],a[role=button]'

/** Marks the controls that open or close the search box. Without scripts, links among them go to the search page. */
export const SEARCH_OPENER_ATTRIBUTE = 'data-search-opener'

/** Marks the element that contains an article; the attribute's value is the route. */
export const ARTICLE_ATTRIBUTE = 'data-article'

export const ELEMENT_IDS = {
  /** The title of the page, because screen readers continue from the focus, and know no place in a new `<main>`. */
  main: 'main-content',
  /** The table of contents for wide screens. In the HTML, it comes after the article. */
  contents: 'page-contents',
  /** The sidebar. Without scripts, the menu button is a link to it. */
  sidebar: 'sidebar',
  /** The footer. Without scripts, the menu button on pages without a sidebar is a link to it. */
  siteLinks: 'site-links',
  /** The form of the values in a page's commands. */
  values: 'values',
} as const

/** Id of the element with the URLs of Next's initial scripts, as JSON. */
export const SCRIPT_LIST_ID = 'page-scripts'

/** The search dialog. The HTML of every page contains it, closed. */
export const SEARCH_BOX_ID = 'search-box'
/** The field of the search page. */
export const SEARCH_FIELD_ID = 'search-field'
/** The list of hits in the dialog; the dialog's input refers to it in `aria-controls`. */
export const SEARCH_LIST_ID = 'search-results'

export function searchOptionId(hitId: string): string {
  return `search-option-${hitId}`
}
