import type { RootContent } from 'mdast'
import { clientUrl } from '../../content/api/api-files'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../content/api/samples/write-sample'
import { tabs } from '../nodes/components'
import { codeBlock, link, paragraph } from '../nodes/nodes'

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
