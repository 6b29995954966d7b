import type { Sample, SampleCall } from '../sample-request'
import { CERTIFICATE_ARGUMENTS } from './certificate'
import { editPrompt, type SampleLine } from './sample-line'

/** C# 11 and newer, as a program without a class. */
export function csharpSample({ calls }: Sample): SampleLine[] {
  return calls.flatMap((call) => callLines(call, calls.length > 1))
}

function callLines({ verb, url, body, keeps }: SampleCall, isEdited: boolean): string[] {
  const call = (content = '') =>
    `await Manager.Call("${verb}", "${url}"${content}${CERTIFICATE_ARGUMENTS.csharp.pinned})`
  const without = keeps?.without === undefined ? '' : `, without: "${keeps.without}"`
  if (keeps !== null)
    return [
      `var response = ${call()};`,
      `File.WriteAllText("${keeps.file}", Manager.Element("${keeps.element}", response${without}));`,
      ...(isEdited ? [`Console.Write("${editPrompt(keeps.file)} ");`, 'Console.ReadLine();'] : []),
    ]
  if (body === null) return [`Console.WriteLine(${call()});`]
  if ('file' in body) return [`Console.WriteLine(${call(`, File.ReadAllText("${body.file}")`)});`]
  return ['var body = """', body.xml, '""";', `Console.WriteLine(${call(', body')});`]
}
