import type { RootContent } from 'mdast'
import { methodRoute, statusId } from '../../content/api/anchors'
import { callLog } from '../../content/api/call-log'
import type { StreamApi, XmlNode } from '../../content/api/schema'
import { bulletList, code, type Inline, joined, link, paragraph, table } from '../nodes/nodes'
import { elementTree } from './element-tree'
import { type LinkText, textLinker } from './linked-text'
import { sampleBlocks } from './request-samples'

type Part = (api: StreamApi, linked: LinkText) => RootContent[]

const PARTS = {
  authentication: ({ common: { authentication } }, linked) => [
    paragraph(
      'Parameter ',
      code(authentication.parameter),
      ', in the query string. ',
      linked(authentication.value),
    ),
    bulletList(
      [
        authentication.scope,
        authentication.withoutKubernetes,
        authentication.services,
        authentication.change,
        authentication.unknownAnswer,
        authentication.advice,
      ].map(linked),
    ),
  ],
  services: ({ common: { services, hostPlaceholder } }) => {
    const row = (label: string, cell: (service: (typeof services)[number]) => Inline) => ({
      cells: [label, ...services.map(cell)],
    })
    const address = (scheme: string, port: number, basePath: string) =>
      code(`${scheme}://${hostPlaceholder}:${port}${basePath}`)
    return [
      table(
        ['Property', ...services.map(({ name }) => name)],
        [
          row('Software', ({ softwareName, abbreviation }) => `${softwareName} (${abbreviation})`),
          row('Controls', ({ manages }) => manages),
          row('HTTPS port', ({ httpsPort }) => code(String(httpsPort))),
          row('HTTP port', ({ httpPort }) => code(String(httpPort))),
          row('Base path', ({ basePath }) => code(basePath)),
          row('HTTPS base URL', (one) => address('https', one.httpsPort, one.basePath)),
          row('HTTP base URL', (one) => address('http', one.httpPort, one.basePath)),
          row('Project file', ({ projectFile, projectElement }) => [
            code(projectFile),
            ', element ',
            code(projectElement),
          ]),
        ],
      ),
    ]
  },
  'other-servers': (api) => [
    bulletList(
      api.common.otherServers.map(
        ({ name, address, note }): Inline => [`${name}, `, code(address), `: ${note}`],
      ),
    ),
  ],
  identifiers: ({ common: { placeholders } }) => [
    table(
      ['In a path', 'Meaning', 'Read it with', 'Example'],
      placeholders
        .filter(({ obtainFrom }) => obtainFrom.length > 0)
        .map(({ name, meaning, obtainFrom, example }) => ({
          cells: [
            code(`{${name}}`),
            meaning,
            joined(
              obtainFrom.map((from) => link(methodRoute(from), from)),
              ', ',
            ),
            code(example),
          ],
        })),
    ),
  ],
  verbs: ({ common: { verbs } }) => [
    table(
      ['Verb', 'Use'],
      verbs.map(({ verb, meaning }) => ({ cells: [code(verb), meaning] })),
    ),
  ],
  statuses: (api, linked) => [
    table(
      ['Status', 'When', 'What to do', 'Methods'],
      api.common.statuses.map(({ status, meaning, action }) => ({
        cells: [code(status), linked(meaning), linked(action), methodCount(api, status)],
        properties: { id: statusId(status), 'data-search': 'record' },
      })),
    ),
  ],
  conventions: (api, linked) => [
    table(
      ['Subject', 'Rule'],
      api.common.conventions.map(({ topic, rule }) => ({ cells: [topic, linked(rule)] })),
    ),
  ],
  'call-log': (api, linked) => {
    const { ServerRequest, Error: error, Status, Content } = api.common.elements
    const log = callLog(api, 'documented', false)
    const [request, problem] = log.children
    if (request === undefined || problem === undefined) return []
    const tree: XmlNode = {
      ...log,
      element: 'Content',
      meaning: Content.meaning,
      children: [
        {
          ...log,
          note: Status.note,
          children: [
            { ...request, attributes: ServerRequest.attributes },
            { ...problem, note: error.note, attributes: error.attributes },
          ],
        },
      ],
    }
    return [
      elementTree([tree], { part: 'response', linked }),
      paragraph(api.common.elements.advice),
    ]
  },
  'round-trips': ({ common: { roundTrips } }) => [
    paragraph(roundTrips.note),
    table(
      ['Read with', 'Write with'],
      roundTrips.pairs.map(({ read, write }) => ({
        cells: [link(methodRoute(read), read), link(methodRoute(write), write)],
      })),
    ),
  ],
  unconfirmed: (api) => [
    bulletList(
      api.methods
        .filter(({ verification }) => verification !== undefined)
        .map(({ name, summary }): Inline => [link(methodRoute(name), name), `: ${summary}`]),
    ),
  ],
  'first-call': (api) => sampleOf(api, 'GetSystemInfo'),
} as const satisfies Record<string, Part>

export const API_PART_NAMES: readonly string[] = Object.keys(PARTS)

/** A part that prose pages take from the data; undefined when there is none of that name. */
export function apiPart(name: string, api: StreamApi): RootContent[] | undefined {
  const part = new Map<string, Part>(Object.entries(PARTS)).get(name)
  return part?.(api, textLinker(api, ''))
}

function sampleOf(api: StreamApi, name: string): RootContent[] {
  const method = api.methods.find((one) => one.name === name)
  return method === undefined ? [] : sampleBlocks(method, api)
}

function methodCount(api: StreamApi, status: string): string {
  const count = api.methods.filter(({ responses }) =>
    responses.some((response) => response.status === status),
  ).length
  return count === api.methods.length ? 'all' : `${count} of ${api.methods.length}`
}
