// CloudFront function for the events "viewer request" and "viewer response", runtime cloudfront-js-2.0. Deploy the copy
// in deploy/generated/, into which the build has written the old addresses of pages.
// Pages are objects that end in .html; their addresses do not.

// Kinds of files that are no pages. Names such as FTC_v5.5_to_v4.0 have dots, so that a dot says nothing.
const FILE =
  /\.(?:css|gif|ico|jpe?g|js|json|md|png|svg|txt|webmanifest|webp|xml|xsl|yaml|zip)$|^\/\.well-known\//

const MOVED = {}

// Each of these has a Markdown copy, for those who ask for Markdown.
const PAGE_WITH_COPY = /\/docs(?:\/|$)/
const PREFERS_MARKDOWN = /(?:^|,)\s*text\/markdown\s*(?:;\s*q=1(?:\.0+)?\s*)?(?:,|$)/i

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request
  if (event.response) return varied(event.response, request.uri)
  const path = request.uri
  // A path such as //evil.example would lead to another host if it was cleaned. There is no object of the name 404, so
  // that the distribution answers with its error page.
  if (/\/\/|\\/.test(path)) {
    request.uri = '/404'
    return request
  }
  const clean = path
    .replace(/\/+$/, '')
    .replace(/\/index\.html$/, '')
    .replace(/\.html$/, '')
  const page = MOVED[clean] || (clean === '' ? '/' : clean)
  if (page !== path) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: page + queryOf(request.querystring) } },
    }
  }
  // The page for addresses that lead nowhere is at none itself.
  if (page !== '/404')
    request.uri = page === '/' ? '/index.html' : FILE.test(page) ? page : page + endingOf(request)
  return request
}

function endingOf(request) {
  const accept = request.headers.accept
  const isCopy = accept && PREFERS_MARKDOWN.test(accept.value) && PAGE_WITH_COPY.test(request.uri)
  return isCopy ? '.md' : '.html'
}

// CloudFront keeps page and copy apart by the changed address; this is for caches behind it.
function varied(response, uri) {
  if (/\/docs[./]/.test(uri)) {
    const others = response.headers.vary ? `${response.headers.vary.value}, ` : ''
    response.headers.vary = { value: `${others}Accept` }
  }
  return response
}

function queryOf(parameters) {
  const parts = []
  for (const name in parameters) {
    const values = parameters[name].multiValue || [parameters[name]]
    for (const item of values) parts.push(item.value === '' ? name : `${name}=${item.value}`)
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
