/**
 * Webpack loader of DocSearch 3.9.0, which carries a client of the hosted search provider and code that sends readers'
 * clicks to it. Our engines answer in its place and nothing is sent, so both stay out of the site, with their hosts.
 */
export default function docSearchLoader(code) {
  return withoutProvider(code)
}

/** Each part of the code, and what stands in its place. */
const PARTS = [
  [
    /var e=function\(e,t,r\)\{if\(!e\|\|"string"!=typeof e\)throw new Error\("`appId` is missing\."\).*?\}\(t,r\);return e\.addAlgoliaAgent\("docsearch",\w+\),.*?,n\(e\)\}/s,
    'return n({})}',
  ],
  [/var s=\w+\(\{__autocomplete_clickAnalytics:!1\}\);r\.plugins\.push\(s\),c\(\[s\]\)/, ''],
  [/r\.plugins\.push\(\w+\(l\)\)/, ''],
  [/"https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@"\.concat\(\w+,"[^"]*"\)/, '""'],
]

/** Hands an empty client to what replaces it, and starts no insights. Throws when DocSearch is written in another way. */
export function withoutProvider(code) {
  return PARTS.reduce((left, [part, instead]) => {
    if (!part.test(left))
      throw new Error(
        'DocSearch loader: found no client of the hosted provider, expected @docsearch/react 3.9.0',
      )
    return left.replace(part, instead)
  }, code)
}
