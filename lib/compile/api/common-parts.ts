import type { RootContent } from 'mdast'
import { factId, methodRoute } from '../../content/api/anchors'
import type { StreamApi } from '../../content/api/api-schemas'
import { responseTree } from '../../content/api/call-log'
import { inlineMarkdown } from '../../content/inline-markdown'
import { component } from '../nodes/components'
import {
  bulletList,
  code,
  codeBlock,
  element,
  type Inline,
  link,
  paragraph,
  table,
} from '../nodes/nodes'
import { elementTree } from './element-tree'
import { type LinkText, textLinker } from './linked-text'
import { sampleTabs } from './request-samples'

type Part = (api: StreamApi, linked: LinkText) => RootContent[]

const PARTS = {
  authentication: ({ common: { authentication: token } }, linked) => [
    paragraph(linked(`Parameter \`${token.parameter}\`, in the query string. ${token.value}`)),
    bulletList([token.scope, token.withoutKubernetes, token.change, token.advice].map(linked)),
  ],
  services: ({ common: { services, hostPlaceholder } }) => {
    const row = (label: string, cell: (service: (typeof services)[number]) => Inline) => ({
      cells: [label, ...services.map(cell)],
    })
    const url = (scheme: string, port: number, basePath: string) =>
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
          row('HTTPS base URL', (service) => url('https', service.httpsPort, service.basePath)),
          row('HTTP base URL', (service) => url('http', service.httpPort, service.basePath)),
          row('Project file', ({ projectFile: file, projectElement: element }) =>
            inlineMarkdown(`\`${file}\`, element \`${element}\``),
          ),
        ],
      ),
    ]
  },
  statuses: (api, linked) => [
    table(
      ['Status', 'When', 'What to do', 'Methods'],
      api.common.statuses.map(({ status, meaning, action }) => ({
        cells: [code(status), linked(meaning), linked(action), methodCount(api, status)],
        properties: { id: factId('status', status), 'data-search': 'record' },
      })),
    ),
  ],
  conventions: (api, linked) => [
    table(
      ['Subject', 'Rule'],
      api.common.conventions.map(({ topic, rule }) => ({ cells: [topic, linked(rule)] })),
    ),
  ],
  'call-log': (api, linked) => [
    elementTree([responseTree(api, { callLog: true }, true)], { part: 'response', linked }),
  ],
  'error-form': ({ common }) => [codeBlock('xml', common.errorExample, 'title="Form of an error"')],
  'round-trips': ({ methods }) => [
    table(
      ['Read with', 'Send with', 'File in the samples'],
      methods.flatMap(({ name, requestBody }) => {
        if (requestBody?.document === undefined) return []
        const { file, document } = requestBody
        const [read, send] = [document.from, name].map((method) =>
          link(methodRoute(method), method),
        )
        return [{ cells: [read ?? '', send ?? '', code(file)] }]
      }),
    ),
  ],
  'sample-values': () => [component('SampleForm', {})],
  'older-curl': ({ common: { curl } }, linked) => [
    element('details', { id: 'older-curl', className: ['fold'] }, [
      element('summary', {}, [{ type: 'text', value: `curl older than ${curl.needs}` }]),
      table(
        ['System', 'curl'],
        curl.versions.map(({ system, version }) => ({ cells: [system, code(version)] })),
      ),
      paragraph(linked(curl.older)),
      codeBlock('bash', curl.call),
    ]),
  ],
  'list-events': (api) => samplesOf(api, 'GetEventsList'),
  'read-event': (api) => samplesOf(api, 'GetEventInfo'),
} as const satisfies Record<string, Part>

export const API_PART_NAMES: readonly string[] = Object.keys(PARTS)

export function apiPart(name: string, api: StreamApi): RootContent[] | undefined {
  const part = new Map<string, Part>(Object.entries(PARTS)).get(name)
  return part?.(api, textLinker(api, ''))
}

function samplesOf(api: StreamApi, name: string): RootContent[] {
  return api.methods
    .filter((method) => method.name === name)
    .map((method) => sampleTabs(method, api))
}

function methodCount(api: StreamApi, status: string): string {
  const count = api.methods.filter(({ responses }) =>
    responses.some((response) => response.status === status),
  ).length
  return count === api.methods.length ? 'all' : `${count} of ${api.methods.length}`
}
