// Cloudflare Pages function: who asks for Markdown at the address of a page gets its Markdown copy. Copy it to
// functions/docs/_middleware.js; put a base path between the two folders.
const PREFERS_MARKDOWN = /(?:^|,)\s*text\/markdown\s*(?:;\s*q=1(?:\.0+)?\s*)?(?:,|$)/i
const NO_PAGE = /\.(?:html|md)$|\/$/

export function onRequest({ request, env, next }) {
  const url = new URL(request.url)
  if (!PREFERS_MARKDOWN.test(request.headers.get('accept') ?? '') || NO_PAGE.test(url.pathname))
    return next()
  url.pathname += '.md'
  return env.ASSETS.fetch(new Request(url, request))
}
