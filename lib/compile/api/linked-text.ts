import { methodRoute, typeRoute } from '../../content/api/anchors'
import type { StreamApi } from '../../content/api/schema'
import { code, type Inline, link } from '../nodes/nodes'

/** Turns a text of the data into paragraph content: `code` in backticks, names of methods and types as links. */
export type LinkText = (value: string) => Inline[]

const CODE_OR_WORD = /`([^`]+)`|\b[A-Z][A-Za-z]+[a-z][A-Z][A-Za-z]+\b/g

/**
 * Makes the function that links names.
 * @param subject name of the method or type whose page it is: it does not link to itself
 */
export function textLinker(api: StreamApi, subject: string): LinkText {
  const routes = new Map([
    ...api.methods.map(({ name }): [string, string] => [name, methodRoute(name)]),
    ...[...api.types.keys()].map((name): [string, string] => [name, typeRoute(name)]),
  ])
  routes.delete(subject)
  return (value) => {
    const parts: Inline[] = []
    let end = 0
    for (const match of value.matchAll(CODE_OR_WORD)) {
      const [whole, inCode] = match
      const name = inCode ?? whole
      const route = routes.get(name)
      if (inCode === undefined && route === undefined) continue
      parts.push(value.slice(end, match.index))
      parts.push(route === undefined ? code(name) : link(route, code(name)))
      end = match.index + whole.length
    }
    parts.push(value.slice(end))
    return parts
  }
}
