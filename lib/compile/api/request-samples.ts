import type { RootContent } from 'mdast'
import { introductionRoute, methodRoute, SECTION_IDS } from '../../content/api/anchors'
import type { ApiMethod, StreamApi } from '../../content/api/api-schemas'
import { SAMPLE_LANGUAGES } from '../../content/api/sample-languages'
import { sampleOf } from '../../content/api/sample-request'
import { siteUrl } from '../../content/settings/base-path'
import { component, tabs } from '../nodes/components'
import { code, codeBlock, element, type HtmlNode, link, paragraph } from '../nodes/nodes'
import { requestExamples } from './request'

type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** Beside the text on wide screens. Search leaves out the call, whose words other sections contain. */
export function requestSamples(method: ApiMethod, api: StreamApi): HtmlNode {
  const label = { id: SECTION_IDS.samples, 'aria-label': 'Request samples', 'data-search': 'none' }
  const content = [component('SampleForm', {}), sampleTabs(method, api)]
  const call = { ...element('section', label, content), markdown: samplesInCopy(method, api) }
  const samples = element('div', {}, [call, ...requestExamples(method, api)])
  return element('div', { className: ['sample-panel'] }, [samples])
}

/** The Markdown copy has the sample in two languages. For the others, it links to the web page. */
function samplesInCopy(method: ApiMethod, api: StreamApi): RootContent[] {
  const isInCopy = ({ label }: SampleLanguage) => label === 'curl' || label === 'Python'
  const others = SAMPLE_LANGUAGES.filter((language) => !isInCopy(language))
  const labels = new Intl.ListFormat('en-US').format(others.map(({ label }) => label))
  return [
    ...SAMPLE_LANGUAGES.filter(isInCopy).flatMap((one) => sampleInLanguage(method, api, one)),
    paragraph(
      `Samples in ${labels} are on `,
      // A full URL, because other links in a copy lead to copies.
      link(siteUrl(methodRoute(method.name)), 'the web page of the method'),
      '.',
    ),
  ]
}

export function sampleTabs(method: ApiMethod, api: StreamApi): RootContent {
  const panels = SAMPLE_LANGUAGES.map((language) => {
    return { label: language.label, content: sampleInLanguage(method, api, language) }
  })
  return tabs('sample-language', panels)
}

function sampleInLanguage(
  method: ApiMethod,
  api: StreamApi,
  { language, client, write }: SampleLanguage,
): RootContent[] {
  const { requestBody, takesToken } = method
  const calls = sampleOf(method, api)
  const blocks = calls.map((call) =>
    codeBlock(language, write(call, api.common.mediaType), 'placeholders'),
  )
  const files = paragraph(
    !takesToken && language === 'bash' && 'The other calls need a file. ',
    code(client),
    ' holds your token and the pin of the certificate: ',
    link(introductionRoute(SECTION_IDS.trust), 'make it once'),
    '.',
  )
  const [first, second] = blocks
  if (requestBody === undefined || first === undefined || second === undefined)
    return [...blocks, files]
  const without = requestBody.document?.without
  const edit = paragraph(
    'In ',
    code(requestBody.file),
    ', keep only the element ',
    code(requestBody.tree.element),
    without !== undefined && [', without ', code(without)],
    ', and change what you need. Then send it:',
  )
  return [first, edit, second, files]
}
