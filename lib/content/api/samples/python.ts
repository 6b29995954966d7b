import type { Sample, SampleCall } from '../sample-request'
import { CERTIFICATE_ARGUMENTS } from './certificate'
import { editPrompt, type SampleLine } from './sample-line'

/** Python 3 with its standard library only. */
export function pythonSample({ calls }: Sample): SampleLine[] {
  const keeps = calls.some((call) => call.keeps !== null)
  const usesFile = keeps || calls.some(({ body }) => body !== null && 'file' in body)
  return [
    ...(usesFile ? ['from pathlib import Path'] : []),
    `from manager import call${keeps ? ', element' : ''}`,
    '',
    ...calls.flatMap((call) => callLines(call, calls.length > 1)),
  ]
}

function callLines({ verb, url, body, keeps }: SampleCall, isEdited: boolean): string[] {
  const call = (content = '') =>
    `call("${verb}", "${url}"${content}${CERTIFICATE_ARGUMENTS.python.pinned})`
  const without = keeps?.without === undefined ? '' : `, without="${keeps.without}"`
  if (keeps !== null)
    return [
      `response = ${call()}`,
      `Path("${keeps.file}").write_bytes(element("${keeps.element}", response${without}).encode("utf-8"))`,
      ...(isEdited ? [`input("${editPrompt(keeps.file)} ")`] : []),
    ]
  if (body === null) return [`print(${call()})`]
  if ('file' in body) return [`print(${call(`, Path("${body.file}").read_bytes()`)})`]
  return [`body = """${body.xml}"""`, `print(${call(', body')})`]
}
