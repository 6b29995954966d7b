import type { Sample, SampleCall } from '../sample-request'
import { editPrompt, elementPattern, pins, type SampleLine } from './sample-line'

/** C# 11 and newer, as a program without a class. */
export function csharpSample({ calls, contentType }: Sample): SampleLine[] {
  const keeps = calls.some((call) => call.keeps !== null)
  const hasBody = calls.some(({ body }) => body !== null)
  return [
    ...(hasBody ? ['using System.Text;'] : []),
    ...(keeps ? ['using System.Text.RegularExpressions;'] : []),
    ...(hasBody || keeps ? [''] : []),
    'using var handler = new HttpClientHandler();',
    ...pins(
      '// The first call keeps the certificate of the manager; later calls accept no other.',
      'handler.ServerCertificateCustomValidationCallback = (_, certificate, _, _) =>',
      '{',
      '    if (!File.Exists("manager.cer")) File.WriteAllBytes("manager.cer", certificate!.RawData);',
      '    return certificate!.RawData.SequenceEqual(File.ReadAllBytes("manager.cer"));',
      '};',
    ),
    'using var client = new HttpClient(handler);',
    '',
    `async Task<string> Call(HttpMethod method, string url${hasBody ? ', string? body = null' : ''})`,
    '{',
    '    using var request = new HttpRequestMessage(method, url);',
    ...(hasBody
      ? [
          '    if (body is not null)',
          `        request.Content = new StringContent(body, Encoding.UTF8, "${contentType.split(';')[0]}");`,
        ]
      : []),
    '    using var response = await client.SendAsync(request);',
    '    var text = await response.Content.ReadAsStringAsync();',
    '    Console.WriteLine((int)response.StatusCode);',
    '    return response.IsSuccessStatusCode ? text : throw new HttpRequestException(text);',
    '}',
    '',
    ...calls.flatMap((call, index) => callLines(call, index < calls.length - 1)),
  ]
}

function callLines({ verb, url, body, keeps }: SampleCall, isEdited: boolean): string[] {
  const method = `HttpMethod.${verb.charAt(0)}${verb.slice(1).toLowerCase()}`
  if (keeps !== null)
    return [
      `var answer = await Call(${method}, "${url}");`,
      `var found = Regex.Match(answer, @"${elementPattern(keeps.element)}", RegexOptions.Singleline);`,
      `if (!found.Success) throw new InvalidDataException("The answer holds no ${keeps.element}.");`,
      `File.WriteAllText("${keeps.file}", found.Value);`,
      ...(isEdited ? [`Console.Write("${editPrompt(keeps.file)} ");`, 'Console.ReadLine();'] : []),
    ]
  if (body === null) return [`Console.WriteLine(await Call(${method}, "${url}"));`]
  const lines =
    'file' in body
      ? [`var body = File.ReadAllText("${body.file}");`]
      : ['var body = """', ...body.xml.split('\n'), '""";']
  return [...lines, `Console.WriteLine(await Call(${method}, "${url}", body));`]
}
