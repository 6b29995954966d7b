import type { Sample, SampleCall } from '../sample-request'
import { CERTIFICATE_ARGUMENTS } from './certificate'
import { editStop, type SampleLine } from './sample-line'

/** PowerShell 5.1 and newer. */
export function powershellSample({ calls }: Sample): SampleLine[] {
  return [
    '. ./manager.ps1',
    ...calls.flatMap((call) => [...callLines(call), ...editStop(call, calls)]),
  ]
}

function callLines({ verb, url, body, keeps }: SampleCall): string[] {
  const call = (content = '') =>
    `Invoke-Manager ${verb} "${url}"${content}${CERTIFICATE_ARGUMENTS.powershell.pinned}`
  const without = keeps?.without === undefined ? '' : ` -Without ${keeps.without}`
  if (keeps !== null)
    return [
      // What is sent later was read now.
      `Remove-Item ${keeps.file} -ErrorAction Ignore`,
      `[IO.File]::WriteAllText("$PWD/${keeps.file}",`,
      `  (Select-Element ${keeps.element} (${call()})${without}))`,
    ]
  if (body === null) return [call()]
  if ('file' in body) return [call(` ([IO.File]::ReadAllText("$PWD/${body.file}"))`)]
  return [`$body = @'`, body.xml, `'@`, call(' $body')]
}
