import type { RootContent } from 'mdast'
import { introductionRoute, methodRoute, SECTION_IDS } from '../../content/api/anchors'
import { clientUrl } from '../../content/api/api-files'
import { type Sample, sampleOf } from '../../content/api/sample-request'
import {
  SAMPLE_LANGUAGES,
  type SampleLanguage,
  TOKEN,
  writeSample,
} from '../../content/api/samples/languages'
import type { ApiMethod, StreamApi } from '../../content/api/schema'
import { inlineMarkdown } from '../../content/inline-markdown'
import { component, tabs } from '../nodes/components'
import { code, codeBlock, element, type HtmlNode, link, paragraph } from '../nodes/nodes'
import { textLinker } from './linked-text'

/**
 * The panel is beside the text on wide screens. Search leaves out the panel, because other sections contain the same
 * words.
 */
export function requestSamples(method: ApiMethod, api: StreamApi): HtmlNode {
  const linked = textLinker(api, method.name)
  const sample = sampleOf(method, api)
  const warning =
    method.warning === undefined
      ? []
      : [component('Callout', { type: 'warning' }, [paragraph(linked(method.warning))])]
  return {
    ...element('div', { className: ['sample-panel'], 'data-search': 'none' }, [
      element('section', { id: SECTION_IDS.samples, 'aria-label': 'Request samples' }, [
        ...warning,
        ...blocksOf(sample),
      ]),
    ]),
    markdown: [...warning, ...inOneLanguage(sample, methodRoute(method.name))],
  }
}

const asList = new Intl.ListFormat('en-US')

/** The Markdown copy has the sample in one language. For the other languages, it links to the web page. */
function inOneLanguage(sample: Sample, route: string): RootContent[] {
  const [first, ...others] = SAMPLE_LANGUAGES
  return [
    ...sampleCode(sample, first),
    paragraph(
      inlineMarkdown(
        `Samples in ${asList.format(others.map(({ label }) => label))} are on [the web page of the method](${route}). For \`manager.pub\` and the files that those samples need, see ${TRUST_LINK}.${tokenNote(sample)}`,
      ),
    ),
  ]
}

function blocksOf(sample: Sample): RootContent[] {
  const setUp = paragraph(inlineMarkdown(`Setup: ${TRUST_LINK}.${tokenNote(sample)}`))
  return [component('SampleForm', {}), sampleTabs(sample), setUp]
}

function tokenNote({ calls }: Sample): string {
  if (!calls.some(({ url }) => url.includes(TOKEN))) return ''
  return ` For curl, [save the token](${introductionRoute(SECTION_IDS.token)}).`
}

const TRUST_LINK = `[Trust the manager’s certificate](${introductionRoute(SECTION_IDS.trust)})`

export function sampleTabs(sample: Sample): RootContent {
  return tabs(
    'sample-language',
    SAMPLE_LANGUAGES.map((sampleLanguage) => ({
      label: sampleLanguage.label,
      content: [
        ...sampleCode(sample, sampleLanguage),
        ...(sampleLanguage.client === null
          ? []
          : [
              paragraph(
                'Needs ',
                link(clientUrl(sampleLanguage.client), sampleLanguage.client),
                '.',
              ),
            ]),
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

/** Commands to run before the first call with a client file, such as `manager.ps1`. */
const PREPARATIONS: Partial<
  Record<SampleLanguage['label'], readonly [note: string, code: string]>
> = {
  PowerShell: [
    'On Windows, allow the current PowerShell window to run the file:',
    'Unblock-File ./manager.ps1\nSet-ExecutionPolicy RemoteSigned -Scope Process -Force',
  ],
  'C#': ['Create a project in that folder:', 'dotnet new console'],
}

/** @param url a URL that needs no token */
export function trustTabs(url: string): RootContent {
  return tabs(
    'sample-language',
    SAMPLE_LANGUAGES.map(({ label, language, client, write }) => ({
      label,
      content:
        client === null
          ? [codeBlock('bash', keyCommand(url), `title="${label}: save the key" placeholders`)]
          : [
              paragraph('Save ', link(clientUrl(client), client), ' to your folder.'),
              ...preparation(label, language),
              paragraph('To see the right pin in the error, make a call with a wrong pin:'),
              codeBlock(
                language,
                wrongPin(url, write),
                `title="${label}: get the pin" placeholders`,
              ),
            ],
    })),
  )
}

function preparation(label: SampleLanguage['label'], language: string): RootContent[] {
  const [note, code] = PREPARATIONS[label] ?? []
  if (note === undefined || code === undefined) return []
  return [
    paragraph(note),
    codeBlock(language === 'csharp' ? 'bash' : language, code, `title="${label}: prepare"`),
  ]
}

function keyCommand(url: string): string {
  const server = /\/\/([^/]+)/.exec(url)?.[1] ?? ''
  return `openssl s_client -connect "${server}" </dev/null 2>/dev/null |\n  openssl x509 -noout -pubkey > manager.pub`
}

function wrongPin(url: string, write: SampleLanguage['write']): string {
  const call = { verb: 'GET', url, body: null, saves: null } as const
  const [lines = []] = write({ calls: [call], contentType: '' })
  return lines.join('\n').replace('<pin>', 'unknown')
}
