import type { RootContent } from 'mdast'
import { factId, methodRoute, typeRoute } from '../../content/api/anchors'
import type { ApiField, StreamApi } from '../../content/api/schema'
import { inlineMarkdown } from '../../content/inline-markdown'
import { bulletList, code, heading, type Inline, joined, link } from '../nodes/nodes'

/** Turns a text of the data into paragraph content: `code` in backticks, names of methods and types as links. */
export type LinkText = (value: string) => Inline[]

/** A word with capitals inside, as methods and types are named. */
const NAME = /\b[A-Z][A-Za-z]+[a-z][A-Z][A-Za-z]+\b/g

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
  const linked = (name: string): Inline | undefined => {
    const route = routes.get(name)
    return route === undefined ? undefined : link(route, code(name))
  }
  return (value) =>
    inlineMarkdown(value).flatMap((node): Inline[] => {
      if (node.type === 'inlineCode') return [linked(node.value) ?? node]
      return node.type === 'text' ? linkWords(node.value, linked) : [node]
    })
}

function linkWords(value: string, linked: (name: string) => Inline | undefined): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const { 0: name, index } of value.matchAll(NAME)) {
    const target = linked(name)
    if (target === undefined) continue
    parts.push(value.slice(end, index), target)
    end = index + name.length
  }
  return [...parts, value.slice(end)]
}

/** Names of methods with commas, each a link to its page. */
export function methodLinks(
  names: readonly string[],
  print: (name: string) => Inline = (name) => name,
): Inline[] {
  return joined(
    names.map((name) => link(methodRoute(name), print(name))),
    ', ',
  )
}

/**
 * Names of fields with commas, each a link to its row.
 * @param page route of the page that has the rows; left out, the page itself
 */
export function fieldLinks(fields: readonly ApiField[], page = ''): Inline[] {
  return joined(
    fields.map(({ name }) => link(`${page}#${factId('field', name)}`, code(name))),
    ', ',
  )
}

/** A section with a list; nothing without points. */
export function points(title: string, texts: readonly string[], linked: LinkText): RootContent[] {
  return texts.length === 0 ? [] : [heading(2, title), bulletList(texts.map(linked))]
}
