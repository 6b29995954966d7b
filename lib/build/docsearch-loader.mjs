/**
 * Webpack loader of DocSearch 3.9.0, which carries a client of the hosted search provider of its own. Our engines answer
 * in its place, so that client and its hosts stay out of the site.
 */
export default function docSearchLoader(code) {
  return withoutClient(code)
}

const CLIENT =
  /var e=function\(e,t,r\)\{if\(!e\|\|"string"!=typeof e\)throw new Error\("`appId` is missing\."\).*?\}\(t,r\);return e\.addAlgoliaAgent\("docsearch",\w+\),.*?,n\(e\)\}/s

/** Hands an empty client to what replaces it. Throws when DocSearch makes its client in another way. */
export function withoutClient(code) {
  const replaced = code.replace(CLIENT, 'return n({})}')
  if (replaced === code)
    throw new Error(
      'DocSearch loader: found no client of the hosted provider, expected @docsearch/react 3.9.0',
    )
  return replaced
}
