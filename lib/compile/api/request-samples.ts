import type { RootContent } from 'mdast'
import { introductionRoute, SECTION_IDS } from '../../content/api/anchors'
import { SAMPLE_PANEL_CLASS } from '../../content/api/contract'
import { type Sample, sampleOf } from '../../content/api/sample-request'
import { SAMPLE_VALUES } from '../../content/api/sample-values'
import {
  SAMPLE_LANGUAGES,
  type SampleLanguage,
  writeSample,
} from '../../content/api/samples/write-sample'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import { component, tabs } from '../nodes/components'
import { codeBlock, element, type HtmlNode, heading, link, paragraph } from '../nodes/nodes'
import { textLinker } from './linked-text'
import { sampleForm } from './sample-form'

/** The panel that stands beside the text on wide screens. Search leaves it out: its words are in the other sections. */
export function requestSamples(method: ApiMethod, api: StreamApi): HtmlNode {
  const linked = textLinker(api, method.name)
  return element('div', { className: [SAMPLE_PANEL_CLASS], 'data-search': 'none' }, [
    element('div', {}, [
      heading(2, 'Request samples', SECTION_IDS.samples),
      ...(method.warning === undefined
        ? []
        : [component('Callout', { type: 'warning' }, [paragraph(linked(method.warning))])]),
      ...sampleBlocks(method, api),
    ]),
  ])
}

export function sampleBlocks(method: ApiMethod, api: StreamApi): RootContent[] {
  return blocksOf(sampleOf(method, api), api)
}

/** The samples of a method that send a file instead of an example. */
export function fileSamples(api: StreamApi, name: string, file: string): RootContent[] {
  const method = api.methods.find((one) => one.name === name)
  if (method === undefined) return []
  const { calls, contentType } = sampleOf(method, api)
  return blocksOf({ calls: calls.map((call) => ({ ...call, body: { file } })), contentType }, api)
}

function blocksOf(sample: Sample, api: StreamApi): RootContent[] {
  const urls = sample.calls.map(({ url }) => url).join(' ')
  const values = SAMPLE_VALUES.filter(({ name }) => name === 'port' || urls.includes(`<${name}>`))
  return [
    sampleForm(values, api.common),
    tabs(
      'sample-language',
      SAMPLE_LANGUAGES.map((one) => ({ label: one.label, content: [sampleBlock(sample, one)] })),
    ),
    paragraph(
      'For the first lines, and a first try without them, see ',
      link(introductionRoute(SECTION_IDS.https), 'Choose HTTPS'),
      '.',
    ),
  ]
}

export function sampleBlock(sample: Sample, sampleLanguage: SampleLanguage): RootContent {
  const { language, label } = sampleLanguage
  const { text, pinned } = writeSample(sampleLanguage, sample)
  return codeBlock(language, text, `title="${label}" placeholders pinned="${pinned.join()}"`)
}
