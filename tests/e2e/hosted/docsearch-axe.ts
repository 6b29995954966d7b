/** The version of @docsearch/react that the list below was made with. */
export const DOCSEARCH_VERSION = '3.9.0'

/** What axe finds in DocSearch's own markup; nothing else is let through, and nothing that is no longer so. */
export const DOCSEARCH_FAILURES: readonly RegExp[] = [
  // The backdrop is a button around everything.
  /nested-interactive: [^:]+: \.DocSearch /,
  // Options hold links.
  /nested-interactive: [^:]+: #docsearch-hits\d+-item-\d+ /,
  // The input names lists that do not show.
  /aria-valid-attr-value: [^:]+: #docsearch-input/,
]
