// CloudFront function for the event "viewer request", runtime cloudfront-js-2.0: gives each page one URL, which lacks
// the extension of its object. A name that ends in a dot and a letter, such as x.png, is the name of an object.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request
  // A run of slashes and backslashes becomes one slash, so that no redirect can lead to another host.
  const path = request.uri.replace(/[\\/]+/g, '/')
  const page = path.replace(/(?:(?:\/index)?\.html)?\/?$/i, '') || '/'
  if (page !== request.uri) {
    const query = []
    for (const name in request.querystring) {
      const parameter = request.querystring[name]
      for (const item of parameter.multiValue || [parameter]) query.push(`${name}=${item.value}`)
    }
    const location = query.length === 0 ? page : `${page}?${query.join('&')}`
    return { statusCode: 308, headers: { location: { value: location } } }
  }
  if (page === '/') request.uri = '/index.html'
  else if (!/\.[a-z]\w*$/i.test(page)) request.uri = `${page}.html`
  return request
}
