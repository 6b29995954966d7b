import type { RootContent } from 'mdast'
import { methodRoute, SECTION_IDS, typeRoute } from '../../content/api/anchors'
import type { ApiMethod, StreamApi } from '../../content/api/api-schemas'
import { inferredMark, repeatText } from '../../content/api/certainty'
import { MANAGER_GROUP, requestUrl } from '../../content/api/sample-request'
import { component, filterGroup, tabs } from '../nodes/components'
import {
  bulletList,
  code,
  codeBlock,
  element,
  type HtmlNode,
  heading,
  type Inline,
  inline,
  link,
  paragraph,
  separated,
  table,
} from '../nodes/nodes'
import { doubtIn, type LinkText, methodLinks, noteList, textLinker } from './linked-text'
import { parameterList, requestBody } from './request'
import { requestSamples } from './request-samples'
import { responses } from './responses'

const USES = new Intl.ListFormat('en-US', { type: 'disjunction' })

export function methodPage(method: ApiMethod, api: StreamApi): RootContent[] {
  const linked = textLinker(api, method.name)
  const details = [
    heading(2, 'Parameters', SECTION_IDS.parameters),
    parameterList(method, api, linked) ?? paragraph('None.'),
    ...requestBody(method, api, linked),
    ...responses(method, api, linked),
    ...noteList(method.notes, linked),
    heading(2, 'Related pages'),
    bulletList(relatedPages(method)),
  ]
  return [
    paragraph(separated([linked(method.description), doubtIn(details)])),
    component('MethodContents', {}),
    endpoint(method, api),
    ...cautions(method, linked),
    paragraph(`Use this method to ${USES.format(method.useCases.map(lowercaseFirst))}.`),
    // Search has the rule for all methods in the introduction.
    inline('p', { 'data-search': 'none' }, linked(repeatText(method))),
    requestSamples(method, api),
    ...details,
  ]
}

/** The box that warns of what the call ends or deletes, or says that the whole method is inferred. */
function cautions(method: ApiMethod, linked: LinkText): RootContent[] {
  const { warning, unconfirmed } = method
  const title = inferredMark(method)
  const texts = [
    ...(warning === undefined ? [] : [paragraph(linked(warning))]),
    ...(unconfirmed === undefined ? [] : [paragraph('Unconfirmed: ', linked(unconfirmed), '.')]),
  ]
  if (texts.length === 0) return []
  const type = title !== undefined && method.verb === 'DELETE' ? 'danger' : 'warning'
  return [component('Callout', { type, ...(title !== undefined && { title }) }, texts)]
}

/** Leaves abbreviations unchanged. */
function lowercaseFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The verb with the whole URL, on the manager that the reader chooses for all samples. */
function endpoint(method: ApiMethod, api: StreamApi): HtmlNode {
  const panels = api.common.services.map((service) => {
    const url = requestUrl(method, service, api.common)
    return { label: service.name, content: [codeBlock('text', url, 'placeholders')] }
  })
  const urls = tabs(MANAGER_GROUP, panels)
  const verb = verbBadge(method.verb)
  return {
    ...element('div', { id: SECTION_IDS.endpoint, className: ['endpoint'] }, [verb, urls]),
    markdown: [paragraph([verb, ' ', code(method.path)]), urls],
  }
}

function relatedPages({ relatedMethods, relatedTypes }: ApiMethod): Inline[] {
  const types = relatedTypes.map((name) => link(typeRoute(name), name))
  return [
    ...(relatedMethods.length === 0 ? [] : [['Methods: ', methodLinks(relatedMethods), '.']]),
    ...(types.length === 0 ? [] : [['Types: ', separated(types, ', '), '.']]),
  ]
}

export function methodIndex(api: StreamApi): RootContent[] {
  const groups = api.common.groups.map((group) =>
    filterGroup([
      heading(2, group.title, `group-${group.id}`),
      paragraph(group.summary),
      table(
        ['Method', 'What it does', 'Call'],
        api.methods.filter((method) => method.group === group.id).map(row),
      ),
    ]),
  )
  const form = { find: 'Filter', hint: 'Method, verb, or path', units: 'methods' }
  return [component('Filter', form, groups)]
}

function row(method: ApiMethod) {
  const { name, summary, verb, path } = method
  const mark = inferredMark(method)
  const marked = mark === undefined ? summary : [inline('b', {}, `${mark}.`), ` ${summary}`]
  return {
    cells: [link(methodRoute(name), name), marked, [verbBadge(verb), ' ', code(path)]],
    properties: { id: `method-${name}` },
  }
}

function verbBadge(verb: ApiMethod['verb']): HtmlNode {
  return inline('b', { className: ['badge', `verb-${verb.toLowerCase()}`] }, verb)
}
