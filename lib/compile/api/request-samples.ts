import type { RootContent } from 'mdast'
import { introductionRoute, methodRoute, SECTION_IDS } from '../../content/api/anchors'
import { CERTIFICATE_MEANINGS } from '../../content/api/certificate-meanings'
import { clientUrl } from '../../content/api/client-files'
import {
  CERTIFICATE_FIELD,
  MANAGERS_ATTRIBUTE,
  SAMPLE_FORM_CLASS,
  SAMPLE_PANEL_CLASS,
  TRUSTED,
  UNCHECKED,
} from '../../content/api/contract'
import { type Sample, sampleOf } from '../../content/api/sample-request'
import { PIN_VALUE, PORT_VALUE, SAMPLE_VALUES } from '../../content/api/sample-values'
import {
  SAMPLE_LANGUAGES,
  type SampleLanguage,
  writeSample,
} from '../../content/api/samples/write-sample'
import type { ApiCommon, ApiMethod, StreamApi } from '../../content/api/schema'
import { component, tabs } from '../nodes/components'
import {
  code,
  codeBlock,
  controlsInRow,
  element,
  type HtmlNode,
  heading,
  type Inline,
  inline,
  link,
  paragraph,
  text,
} from '../nodes/nodes'
import { textLinker } from './linked-text'

/** The panel that stands beside the text on wide screens. Search leaves it out: its words are in the other sections. */
export function requestSamples(method: ApiMethod, api: StreamApi): HtmlNode {
  const linked = textLinker(api, method.name)
  const head = [
    heading(2, 'Request samples', SECTION_IDS.samples),
    ...(method.warning === undefined
      ? []
      : [component('Callout', { type: 'warning' }, [paragraph(linked(method.warning))])]),
  ]
  return {
    ...element('div', { className: [SAMPLE_PANEL_CLASS], 'data-search': 'none' }, [
      element('div', {}, [...head, ...sampleBlocks(method, api)]),
    ]),
    markdown: [...head, ...inOneLanguage(sampleOf(method, api), methodRoute(method.name))],
  }
}

const inSeries = new Intl.ListFormat('en-US')

/** What a Markdown copy has of a sample: the call in one language. The introduction shows how each of them calls. */
function inOneLanguage(sample: Sample, route: string): RootContent[] {
  const [first, ...others] = SAMPLE_LANGUAGES
  return [
    ...sampleCode(sample, first),
    paragraph(
      `The same in ${inSeries.format(others.map(({ label }) => label))} is on `,
      link(route, 'the page itself'),
      '. ',
      code('manager.pub'),
      ', and the files that those samples need, come from ',
      trustLink(),
      '.',
    ),
  ]
}

function sampleBlocks(method: ApiMethod, api: StreamApi): RootContent[] {
  return blocksOf(sampleOf(method, api), api)
}

/** The samples of a method that send a file instead of an example. */
export function fileSamples(api: StreamApi, name: string, file: string): RootContent[] {
  const method = api.methods.find((one) => one.name === name)
  if (method === undefined) return []
  const { calls, contentType } = sampleOf(method, api)
  const sample = { calls: calls.map((call) => ({ ...call, body: { file } })), contentType }
  const markdown = inOneLanguage(sample, methodRoute(name))
  return [{ ...element('div', {}, blocksOf(sample, api)), markdown }]
}

function blocksOf(sample: Sample, api: StreamApi): RootContent[] {
  const urls = sample.calls.map(({ url }) => url).join(' ')
  const names = SAMPLE_VALUES.map(({ name }) => name).filter((name) => urls.includes(`<${name}>`))
  return [
    sampleForm(names, api.common),
    sampleTabs(sample),
    paragraph('Set up once: ', trustLink(), '.'),
  ]
}

function trustLink(): Inline {
  return link(introductionRoute(SECTION_IDS.trust), 'Trust the manager’s certificate')
}

/** A sample in every language, with the file that it needs. */
export function sampleTabs(sample: Sample): RootContent {
  return tabs(
    'sample-language',
    SAMPLE_LANGUAGES.map((one) => ({
      label: one.label,
      content: [
        ...sampleCode(sample, one),
        ...(one.client === null
          ? []
          : [paragraph('Needs ', link(clientUrl(one.client), one.client), '.')]),
      ],
    })),
  )
}

function sampleCode(sample: Sample, sampleLanguage: SampleLanguage): RootContent[] {
  const { language, label } = sampleLanguage
  return writeSample(sampleLanguage, sample).flatMap(({ text: lines, edits }) => [
    codeBlock(language, lines, `title="${label}" placeholders sample`),
    ...(edits === undefined
      ? []
      : [paragraph('Edit ', code(edits), ' and save it. Then send it:')]),
  ])
}

/**
 * The form in which readers give their own values; it sends nothing. Without scripts it is not shown.
 * @param names values that the samples below it show, beside port and pin
 */
export function sampleForm(names: readonly string[], common: ApiCommon): HtmlNode {
  const shown = [...names, PORT_VALUE, PIN_VALUE]
  const fields = SAMPLE_VALUES.filter(({ name }) => shown.includes(name)).map(({ name, label }) =>
    element('label', {}, [text(label), inline('input', { name, autoComplete: ['off'] }, '')]),
  )
  const certificate = element('label', {}, [
    text('Certificate '),
    element('select', { name: CERTIFICATE_FIELD }, [
      inline('option', { value: '' }, 'Pinned'),
      inline('option', { value: TRUSTED }, 'Trusted'),
      inline('option', { value: UNCHECKED }, 'Test: no check'),
    ]),
  ])
  return element(
    'form',
    { className: [SAMPLE_FORM_CLASS], [MANAGERS_ATTRIBUTE]: serviceWords(common) },
    [
      ...controlsInRow([
        ...fields,
        certificate,
        inline('button', { type: 'reset', className: ['button'] }, 'Reset'),
      ]),
      element('p', { role: 'status' }, [text(CERTIFICATE_MEANINGS.pinned)]),
    ],
  )
}

/** What differs between the managers in URLs and XML, for the script that switches the samples. */
function serviceWords({ services }: ApiCommon): string {
  return services
    .map(({ name, httpsPort, basePath, projectElement, projectFile }) =>
      [name, httpsPort, basePath, projectElement, projectFile].join(),
    )
    .join(';')
}
