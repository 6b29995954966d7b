import type { RootContent } from 'mdast'
import { introductionRoute, SECTION_IDS, typeRoute } from '../../content/api/anchors'
import { MANAGER_GROUP } from '../../content/api/managers'
import { requestUrl } from '../../content/api/sample-request'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import { inlineMarkdown } from '../../content/inline-markdown'
import { component, tabs } from '../nodes/components'
import {
  bulletList,
  code,
  type HtmlNode,
  heading,
  type Inline,
  inline,
  joined,
  link,
  paragraph,
} from '../nodes/nodes'
import { type LinkText, methodLinks, points, textLinker } from './linked-text'
import { verbBadge } from './method-index'
import { parameterList } from './parameters'
import { requestBody } from './request-body'
import { requestSamples } from './request-samples'
import { responses } from './responses'

export function methodPage(method: ApiMethod, api: StreamApi): RootContent[] {
  const linked = textLinker(api, method.name)
  const parameters = parameterList(method, api, linked)
  return [
    signature(method),
    paragraph(linked(method.description)),
    ...derivedNote(method),
    ...(method.useCases.length === 0
      ? []
      : [paragraph('Use it to: ', method.useCases.map(startSmall).join('; '), '.')]),
    endpointTabs(method, api),
    requestSamples(method, api),
    heading(2, 'Parameters', SECTION_IDS.parameters),
    parameters ?? paragraph('None.'),
    ...requestBody(method, api, linked),
    ...responses(method, api, linked),
    ...points('Notes', method.notes, linked),
    ...derivation(method, linked),
    heading(2, 'Related pages'),
    bulletList(relatedPages(method)),
  ]
}

/** Text that goes on after a colon; abbreviations keep their capitals. */
function startSmall(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The first line of the page, to which links to the endpoint lead. */
function signature({ verb, path }: ApiMethod): HtmlNode {
  const content = [verbBadge(verb), ' ', code(path)]
  return {
    ...inline('p', { id: SECTION_IDS.endpoint, className: ['signature'] }, content),
    markdown: [paragraph(content)],
  }
}

function endpointTabs(method: ApiMethod, api: StreamApi): RootContent {
  const services = api.common.services.filter(({ id }) => method.services.includes(id))
  return tabs(
    MANAGER_GROUP,
    services.map((service) => ({
      label: service.name,
      content: [paragraph(code(requestUrl(method, service)))],
    })),
  )
}

/** Short, so that call and parameters stay on the first screen; why is at the end of the page. */
function derivedNote({ verification }: ApiMethod): RootContent[] {
  if (verification === undefined) return []
  return [
    component('Callout', { type: 'note', title: 'Derived' }, [
      paragraph(
        inlineMarkdown(
          `Verb, path, parameters, and responses of this method [follow the pattern of the others](#${SECTION_IDS.derivation}); confidence is ${verification.confidence}. Try the call on a test system first.`,
        ),
      ),
    ]),
  ]
}

/** Advice about a derived method. The OpenAPI description explains how the method was derived. */
function derivation({ verification }: ApiMethod, linked: LinkText): RootContent[] {
  if (verification === undefined) return []
  const { dropped, confusedWith } = verification
  const editions = dropped
    ? 'Some editions of the reference leave this method out. Those that have it'
    : 'All known editions of the reference'
  return [
    heading(2, 'Before you rely on it', SECTION_IDS.derivation),
    bulletList(
      [
        'Call it on a test system, and keep the whole response.',
        `If it returns \`400\`, [change one thing at a time](${introductionRoute('conventions')}).`,
        'If it returns `404` although everything in the address exists, ask Capella support; tell them the version of your manager.',
        `${editions} print the text of ${confusedWith} under its name: go by this page.`,
      ].map(linked),
    ),
  ]
}

function relatedPages({ relatedMethods, relatedTypes }: ApiMethod): Inline[] {
  const types = relatedTypes.map((name) => link(typeRoute(name), name))
  return [
    ['Methods: ', methodLinks(relatedMethods), '.'],
    ...(types.length === 0 ? [] : [['Types: ', joined(types, ', '), '.']]),
  ]
}
