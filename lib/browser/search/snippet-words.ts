import { SEARCH_RESULTS } from '../../site/constants'

/** Words of a snippet around the match: fewer on narrow screens, §9. */
export function snippetWords(): number {
  const { narrowMaxWidthPx, narrowSnippetWords, snippetWords: words } = SEARCH_RESULTS
  return window.matchMedia(`(max-width: ${narrowMaxWidthPx}px)`).matches
    ? narrowSnippetWords
    : words
}
