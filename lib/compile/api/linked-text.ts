import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import {
  factId,
  introductionRoute,
  methodRoute,
  SECTION_IDS,
  typeRoute,
} from '../../content/api/anchors'
import type { ApiField, StreamApi } from '../../content/api/api-schemas'
import { inlineMarkdown } from '../../content/inline-markdown'
import { bulletList, code, heading, type Inline, inline, link, separated } from '../nodes/nodes'

/** Turns a line of data into inline content: parses its Markdown, and links the names of methods and types. */
export type LinkText = (value: string) => Inline[]

/** Names with inner capitals, such as `GetEventInfo`. Others, such as `Event`, are linked only as inline code. */
const NAME = /\b[A-Z][A-Za-z]+[a-z][A-Z][A-Za-z]+\b/g

/** @param subject the method or type that the page is about, which is not linked */
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

export function methodLinks(names: readonly string[], render?: typeof code): Inline[] {
  const links = names.map((name) => link(methodRoute(name), render?.(name) ?? name))
  return separated(links, ', ')
}

/** @param page route of the page that describes the field; by default, the current page */
export function fieldLink({ name }: ApiField, page = ''): Inline {
  return link(`${page}#${factId('field', name)}`, code(name))
}

export function noteList(texts: readonly string[], linked: LinkText): RootContent[] {
  return texts.length === 0 ? [] : [heading(2, 'Notes'), bulletList(texts.map(linked))]
}

export function necessity(isRequired: boolean): Inline {
  return isRequired ? inline('b', {}, 'required') : 'optional'
}

/** A doubt in small print, apart from the meaning. `what` is the part that is unconfirmed, such as `the day`. */
export function unconfirmedNote(what: string | undefined, linked: LinkText): Inline | undefined {
  return what && inline('small', {}, ['Unconfirmed: ', linked(what), '.'])
}

/** A sentence for the top of a page, which links to what “unconfirmed” means. */
export function doubtIn(nodes: RootContent[]): Inline {
  const hasDoubt = /unconfirmed/i.test(textOf({ type: 'root', children: nodes }))
  const meaning = link(introductionRoute(SECTION_IDS.unconfirmed), 'unconfirmed')
  return hasDoubt && ['Some details are ', meaning, '.']
}
