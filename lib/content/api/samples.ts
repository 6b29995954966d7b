import type { SAMPLE_LANGUAGES, SampleRequest } from './sample-request'

/** The call with curl, for a shell on Linux or macOS. */
function curlSample({ verb, url, body, contentType }: SampleRequest): string {
  if (verb === 'GET') return `curl "${url}"`
  const start = `curl --request ${verb} "${url}"`
  if (body !== null) {
    return [
      `${start} \\`,
      `  --header "Content-Type: ${contentType}" \\`,
      `  --data-binary @- <<'XML'`,
      body,
      'XML',
    ].join('\n')
  }
  // Without a body curl sends no length, which some servers refuse.
  return verb === 'DELETE' ? start : `${start} --data ""`
}

/** The call in PowerShell 5.1 and newer. */
function powershellSample({ verb, url, body, contentType }: SampleRequest): string {
  const method = verb.charAt(0) + verb.slice(1).toLowerCase()
  const call = `$response = Invoke-WebRequest -UseBasicParsing -Method ${method} -Uri $uri`
  return [
    `$uri = "${url}"`,
    ...(body === null
      ? [call]
      : [
          `$body = @'`,
          body,
          `'@`,
          `${call} \``,
          `  -ContentType "${contentType}" -Body ([Text.Encoding]::UTF8.GetBytes($body))`,
        ]),
    '$response.StatusCode',
    '$response.Content',
  ].join('\n')
}

/** The call in Python 3, with its standard library only. */
function pythonSample({ verb, url, body, contentType }: SampleRequest): string {
  return [
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    '',
    `url = "${url}"`,
    ...(body === null
      ? [`request = Request(url, method="${verb}")`]
      : [
          `body = """${body}"""`,
          `headers = {"Content-Type": "${contentType}"}`,
          `request = Request(url, body.encode("utf-8"), headers, method="${verb}")`,
        ]),
    'try:',
    '    with urlopen(request) as response:',
    '        print(response.status, response.read().decode("utf-8"))',
    'except HTTPError as error:',
    '    print(error.code, error.read().decode("utf-8"))',
  ].join('\n')
}

/** The call in JavaScript, for a module in Node.js. */
function javascriptSample({ verb, url, body, contentType }: SampleRequest): string {
  return [
    `const url = '${url}'`,
    ...(body === null
      ? [`const response = await fetch(url, { method: '${verb}' })`]
      : [
          `const body = \`${body}\``,
          'const response = await fetch(url, {',
          `  method: '${verb}',`,
          `  headers: { 'Content-Type': '${contentType}' },`,
          '  body,',
          '})',
        ]),
    'console.log(response.status, await response.text())',
  ].join('\n')
}

/** The call in C# 11 and newer, as a program without a class. */
function csharpSample({ verb, url, body, contentType }: SampleRequest): string {
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

const WRITERS = {
  bash: curlSample,
  powershell: powershellSample,
  python: pythonSample,
  javascript: javascriptSample,
  csharp: csharpSample,
} as const satisfies Record<
  (typeof SAMPLE_LANGUAGES)[number]['language'],
  (request: SampleRequest) => string
>

export function writeSample(language: keyof typeof WRITERS, request: SampleRequest): string {
  return WRITERS[language](request)
}
