import type { RootContent } from 'mdast'
import { introductionRoute, methodRoute, SECTION_IDS } from '../../content/api/anchors'
import {
  CERTIFICATE_FIELD,
  MANAGERS_ATTRIBUTE,
  SAMPLE_FORM_CLASS,
  SAMPLE_PANEL_CLASS,
  TRUSTED,
} from '../../content/api/contract'
import { type Sample, sampleOf } from '../../content/api/sample-request'
import { SAMPLE_VALUES, type SampleValue } from '../../content/api/sample-values'
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

/**
 * What a Markdown copy has of a sample: the call itself. The preparations for the other languages, ten times as long,
 * are in the copy of the introduction.
 */
function inOneLanguage(sample: Sample, route: string): RootContent[] {
  const [first, ...others] = SAMPLE_LANGUAGES
  return [
    ...sampleCode(sample, first),
    paragraph(
      `The same in ${inSeries.format(others.map(({ label }) => label))} is on `,
      link(route, 'the page itself'),
      '. What those samples prepare stands in ',
      link(introductionRoute(SECTION_IDS.firstCall), 'Make the first call'),
      '.',
    ),
  ]
}

export function sampleBlocks(method: ApiMethod, api: StreamApi): RootContent[] {
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
  const values = SAMPLE_VALUES.filter(({ name }) => name === 'port' || urls.includes(`<${name}>`))
  return [
    sampleForm(values, api.common),
    tabs(
      'sample-language',
      SAMPLE_LANGUAGES.map((one) => ({ label: one.label, content: sampleCode(sample, one) })),
    ),
    paragraph(
      'With a self-signed certificate, the first lines keep that of the manager, and later calls accept no other. For the reasons, and a first try without them, see ',
      link(introductionRoute(SECTION_IDS.https), 'Choose HTTPS'),
      '.',
    ),
  ]
}

export function sampleCode(sample: Sample, sampleLanguage: SampleLanguage): RootContent[] {
  const { language, label } = sampleLanguage
  return writeSample(sampleLanguage, sample).flatMap(({ text: lines, pinned, edits }) => [
    codeBlock(language, lines, `title="${label}" placeholders pinned="${pinned.join()}"`),
    ...(edits === undefined
      ? []
      : [paragraph('Edit ', code(edits), ' and save it. Then send it:')]),
  ])
}

/** The form in which readers give their own values; it sends nothing. Without scripts it is not shown. */
function sampleForm(values: readonly SampleValue[], common: ApiCommon): HtmlNode {
  const fields = values.map(({ name, label }) =>
    element('label', {}, [text(label), inline('input', { name, autoComplete: ['off'] }, '')]),
  )
  const certificate = element('label', {}, [
    text('Certificate '),
    element('select', { name: CERTIFICATE_FIELD }, [
      inline('option', { value: '' }, 'Self-signed'),
      inline('option', { value: TRUSTED }, 'Trusted'),
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
      element('p', { role: 'status' }, []),
    ],
  )
}

/** What differs between the managers in addresses and XML, for the script that switches the samples. */
function serviceWords({ services }: ApiCommon): string {
  return JSON.stringify(
    services.map(({ name, httpsPort, basePath, projectElement, projectFile }) => [
      name,
      String(httpsPort),
      basePath,
      projectElement,
      projectFile,
    ]),
  )
}
