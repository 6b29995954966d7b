import type { SampleRequest } from '../sample-request'

/** The call in C# 11 and newer, as a program without a class. */
export function csharpSample({ verb, url, body, contentType }: SampleRequest): string {
  const mediaType = contentType.split(';')[0]
  const method = verb.charAt(0) + verb.slice(1).toLowerCase()
  return [
    ...(body === null ? [] : ['using System.Text;', '']),
    `var url = "${url}";`,
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${method}, url);`,
    ...(body === null
      ? []
      : [
          'var body = """',
          body,
          '""";',
          `request.Content = new StringContent(body, Encoding.UTF8, "${mediaType}");`,
        ]),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine((int)response.StatusCode);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n')
}
