/** Ids of elements that links and scripts point to. */
export const ELEMENT_IDS = {
  /** The main content, target of the skip link. */
  main: 'main-content',
  /** The links at the page's end, where the menu button leads before scripts run. */
  siteLinks: 'site-links',
} as const
