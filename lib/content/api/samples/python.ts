import type { SampleRequest } from '../sample-request'

/** The call in Python 3, with its standard library only. */
export function pythonSample({ verb, url, body, contentType }: SampleRequest): string {
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
