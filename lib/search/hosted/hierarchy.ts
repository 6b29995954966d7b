/** Levels of a record of the provider: lvl0 is the page's title, lvl1 to lvl6 its headings (§3). */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** The levels below the page. */
export const HEADING_LEVELS = HIERARCHY_LEVELS.slice(1)
