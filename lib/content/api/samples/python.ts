import type { Sample, SampleCall } from '../sample-request'
import { editPrompt, elementPattern, pins, portOf, type SampleLine } from './sample-line'

/** Python 3 with its standard library only. */
export function pythonSample({ calls, contentType }: Sample): SampleLine[] {
  const keeps = calls.some((call) => call.keeps !== null)
  const usesFile = keeps || calls.some(({ body }) => body !== null && 'file' in body)
  const hasBody = calls.some(({ body }) => body !== null)
  return [
    ...(keeps ? ['import re'] : []),
    ...pins('import ssl'),
    'import sys',
    ...(usesFile ? ['from pathlib import Path'] : pins('from pathlib import Path')),
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    '',
    `url = "${calls[0]?.url}"`,
    ...pins(
      '# The first call keeps the certificate of the manager; later calls accept no other.',
      'pem = Path("manager.pem")',
      'if not pem.exists():',
      `    pem.write_text(ssl.get_server_certificate(("<api-host>", ${portOf(calls)})))`,
      'context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)',
      'context.check_hostname = False',
      'context.load_verify_locations(pem)',
    ),
    '',
    'def call(request):',
    '    try:',
    '        with urlopen(',
    '            request,',
    ...pins('            context=context,'),
    '        ) as response:',
    '            print(response.status)',
    '            return response.read().decode("utf-8")',
    '    except HTTPError as error:',
    `        sys.exit(f"{error.code}\\n{error.read().decode('utf-8')}")`,
    '',
    ...(hasBody ? [`headers = {"Content-Type": "${contentType}"}`] : []),
    ...calls.flatMap((call, index) => callLines(call, index === 0, calls.length)),
  ]
}

function callLines(
  { verb, url, body, keeps }: SampleCall,
  isFirst: boolean,
  count: number,
): string[] {
  const rest = body === null ? '' : ', body, headers'
  const lines = [
    ...bodyLines(body),
    `answer = call(Request(${isFirst ? 'url' : `"${url}"`}${rest}, method="${verb}"))`,
  ]
  if (keeps === null) return [...lines, 'print(answer)']
  return [
    ...lines,
    `found = re.search(r"${elementPattern(keeps.element)}", answer, re.DOTALL)`,
    'if not found:',
    `    sys.exit("The answer holds no ${keeps.element}.")`,
    `Path("${keeps.file}").write_bytes(found[0].encode("utf-8"))`,
    ...(count > 1 ? [`input("${editPrompt(keeps.file)} ")`] : []),
  ]
}

function bodyLines(body: SampleCall['body']): string[] {
  if (body === null) return []
  if ('file' in body) return [`body = Path("${body.file}").read_bytes()`]
  return `body = """${body.xml}""".encode("utf-8")`.split('\n')
}
