import type { RootContent } from 'mdast'
import { introductionRoute, SECTION_IDS } from '../../content/api/anchors'
import { SAMPLE_LANGUAGES, sampleRequest } from '../../content/api/sample-request'
import { SAMPLE_VALUES } from '../../content/api/sample-values'
import { writeSample } from '../../content/api/samples'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import { tabs } from '../nodes/components'
import { codeBlock, heading, link, paragraph } from '../nodes/nodes'
import { sampleForm } from './sample-form'

export function requestSamples(method: ApiMethod, api: StreamApi): RootContent[] {
  return [
    heading(2, 'Request samples', SECTION_IDS.samples),
    ...sampleBlocks(method, api),
    paragraph(
      'For a manager without a trusted certificate see ',
      link(introductionRoute(SECTION_IDS.https), 'Choose HTTPS'),
      '.',
    ),
  ]
}

export function sampleBlocks(method: ApiMethod, api: StreamApi): RootContent[] {
  const request = sampleRequest(method, api.common)
  const values = SAMPLE_VALUES.filter(
    ({ name }) => name === 'port' || request.url.includes(`<${name}>`),
  )
  return [
    sampleForm(values, api.common),
    tabs(
      'sample-language',
      SAMPLE_LANGUAGES.map(({ language, label }) => ({
        label,
        content: [
          codeBlock(language, writeSample(language, request), `title="${label}" placeholders`),
        ],
      })),
    ),
  ]
}
