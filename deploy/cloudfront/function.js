// CloudFront function for the event "viewer request", runtime cloudfront-js-2.0. Deploy the copy in deploy/generated/,
// to which the build has added the URLs of pages.
// The objects of pages end in .html; the URLs of pages do not. Every other path is the name of an object.

const PAGES = {}

const MOVED = {}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request
  const path = request.uri
  // A run of slashes and backslashes becomes one slash, so that no redirect can lead to another host.
  const clean = path.replace(/[\\/]+/g, '/').replace(/\/?(?:(?:\/index)?\.html)?\/?$/i, '') || '/'
  const page = MOVED[clean] || clean
  if (page !== clean || (page !== path && isPage(page))) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: page + queryOf(request.querystring) } },
    }
  }
  if (isPage(page)) request.uri = page === '/' ? '/index.html' : `${page}.html`
  // No object is named /404, so the distribution shows its error page. A request for the root could list the bucket.
  else if (page === '/' || /\.html$/i.test(path)) request.uri = '/404'
  return request
}

function isPage(path) {
  let place = PAGES
  return path
    .slice(1)
    .split('/')
    .concat('')
    .every((name, index, names) => {
      if (place === 0) return index === names.length - 1
      const isKnown = Object.hasOwn(place, name)
      place = place[name]
      return isKnown
    })
}

function queryOf(parameters) {
  const parts = []
  for (const name in parameters) {
    const values = parameters[name].multiValue || [parameters[name]]
    for (const item of values) parts.push(item.value === '' ? name : `${name}=${item.value}`)
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
