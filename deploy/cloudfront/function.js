// CloudFront function for the event "viewer request", runtime cloudfront-js-2.0. Deploy the copy in deploy/generated/,
// into which the build has written the old addresses of pages.
// Pages are objects that end in .html; their addresses do not.

// Kinds of files that are no pages. Names such as FTC_v5.5_to_v4.0 have dots, so that a dot says nothing.
const FILE =
  /\.(?:css|gif|ico|jpe?g|js|json|md|png|svg|txt|webmanifest|webp|xml|xsl|yaml|zip)$|^\/\.well-known\//

const MOVED = {}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request
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
    request.uri = page === '/' ? '/index.html' : FILE.test(page) ? page : `${page}.html`
  return request
}

function queryOf(parameters) {
  const parts = []
  for (const name in parameters) {
    const values = parameters[name].multiValue || [parameters[name]]
    for (const item of values) parts.push(item.value === '' ? name : `${name}=${item.value}`)
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
