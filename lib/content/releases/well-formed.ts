const NAME = '[A-Za-z_][\\w.-]*'
/** A comment, a tag (end mark, name, attributes, empty mark) or text. */
const TOKEN = new RegExp(
  `<!--[^]*?-->|<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|[^<]+`,
  'y',
)
const ATTRIBUTE = new RegExp(`(${NAME})=`, 'g')
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/

/** What is wrong with a piece of XML that has one root element; nothing when it is well formed. */
export function xmlProblem(xml: string): string | undefined {
  const open: string[] = []
  let roots = 0
  if (BARE_AMPERSAND.test(xml)) return 'an & that is not written as &amp;'
  for (let position = 0; position < xml.length; ) {
    TOKEN.lastIndex = position
    const match = TOKEN.exec(xml)
    if (match === null) return `no tag, comment or text at "${xml.slice(position, position + 20)}"`
    position = TOKEN.lastIndex
    const [whole, isEnd, name, attributes = '', isEmpty] = match
    if (name === undefined) {
      if (open.length === 0 && !whole.startsWith('<!--') && whole.trim() !== '')
        return `text outside of the root element: "${whole.trim()}"`
      continue
    }
    const repeated = repeatedAttribute(attributes)
    if (repeated !== undefined) return `two attributes ${repeated} on ${name}`
    if (isEnd === '/') {
      const expected = open.pop()
      if (expected !== name)
        return `</${name}> where ${expected ? `</${expected}>` : 'no end'} belongs`
      continue
    }
    if (open.length === 0) roots += 1
    if (isEmpty !== '/') open.push(name)
  }
  if (open.length > 0) return `no end of <${open.at(-1)}>`
  return roots === 1 ? undefined : `${roots} root elements`
}

function repeatedAttribute(attributes: string): string | undefined {
  const names = [...attributes.replace(/"[^"]*"/g, '').matchAll(ATTRIBUTE)].map(([, name]) => name)
  return names.find((name, index) => names.indexOf(name) !== index)
}
