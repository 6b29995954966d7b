// Netlify edge function: who asks for Markdown at the address of a page gets its Markdown copy. Name this folder as
// edge_functions in netlify.toml; put a base path before the two paths.
const PREFERS_MARKDOWN = /(?:^|,)\s*text\/markdown\s*(?:;\s*q=1(?:\.0+)?\s*)?(?:,|$)/i
const NO_PAGE = /\.(?:html|md)$|\/$/

export const config = { path: ['/docs', '/docs/*'] }

// biome-ignore lint/style/noDefaultExport: Netlify calls it
export default function copyOf(request) {
  const { pathname } = new URL(request.url)
  const isCopy =
    PREFERS_MARKDOWN.test(request.headers.get('accept') ?? '') && !NO_PAGE.test(pathname)
  return isCopy ? new URL(`${pathname}.md`, request.url) : undefined
}
