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
import { parameterList, requestBody } from './request'
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
      : [paragraph('Use this method to: ', method.useCases.map(lowercaseFirst).join('; '), '.')]),
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

/** Leaves abbreviations unchanged. */
function lowercaseFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

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

/** The note is short, so that the call stays on the first screen. `derivation` adds more advice. */
function derivedNote({ verification }: ApiMethod): RootContent[] {
  if (verification === undefined) return []
  return [
    component('Callout', { type: 'note', title: 'Derived' }, [
      paragraph(
        inlineMarkdown(
          `The verb, path, parameters, and responses of this method are [derived from other methods](#${SECTION_IDS.derivation}) with ${verification.confidence} confidence. Try the call on a test system first.`,
        ),
      ),
    ]),
  ]
}

/** The reasons for the derivation appear only in the OpenAPI description. */
function derivation({ verification }: ApiMethod, linked: LinkText): RootContent[] {
  if (verification === undefined) return []
  const { dropped, confusedWith } = verification
  const editions = dropped
    ? 'Some editions of Capella’s reference leave this method out. The editions that include it'
    : 'All known editions of Capella’s reference'
  return [
    heading(2, 'Before you rely on this method', SECTION_IDS.derivation),
    bulletList(
      [
        'Call it on a test system, and save the whole response.',
        `If it returns \`400\`, [change one thing at a time](${introductionRoute('conventions')}).`,
        'If it returns `404` although everything in the URL exists, contact Capella support and give the version of your manager.',
        `${editions} describe ${confusedWith} under the name of this method. Follow this page instead.`,
      ].map(linked),
    ),
  ]
}

function relatedPages({ relatedMethods, relatedTypes }: ApiMethod): Inline[] {
  const types = relatedTypes.map((name) => link(typeRoute(name), name))
  return [
    ...(relatedMethods.length === 0 ? [] : [['Methods: ', methodLinks(relatedMethods), '.']]),
    ...(types.length === 0 ? [] : [['Types: ', joined(types, ', '), '.']]),
  ]
}
