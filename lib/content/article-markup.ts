// What printed articles share with the scripts that work on them.

/** Marks the element that holds an article; its value is the route. */
export const ARTICLE_ATTRIBUTE = 'data-article'
