import type { Sample, SampleCall } from '../sample-request'
import { editPrompt, elementPattern, pins, portOf, type SampleLine } from './sample-line'

/** A module for Node.js; its `fetch` cannot be told which certificate to accept. */
export function javascriptSample({ calls, contentType }: Sample): SampleLine[] {
  const keeps = calls.some((call) => call.keeps !== null)
  const usesFile = keeps || calls.some(({ body }) => body !== null && 'file' in body)
  const hasBody = calls.some(({ body }) => body !== null)
  return [
    `import { once } from 'node:events'`,
    ...(usesFile ? [`import fs from 'node:fs'`] : pins(`import fs from 'node:fs'`)),
    `import https from 'node:https'`,
    ...(calls.length === 1 ? [] : [`import readline from 'node:readline/promises'`]),
    ...pins(`import tls from 'node:tls'`),
    '',
    `const url = '${calls[0]?.url}'`,
    ...pins(
      '// The first call keeps the certificate of the manager; later calls accept no other.',
      `if (!fs.existsSync('manager.pem')) {`,
      `  const socket = tls.connect(${portOf(calls)}, '<api-host>', { rejectUnauthorized: false })`,
      `  await once(socket, 'secureConnect')`,
      `  fs.writeFileSync('manager.pem', socket.getPeerX509Certificate().toString())`,
      '  socket.destroy()',
      '}',
    ),
    '',
    `async function call(method, url${hasBody ? ', body' : ''}) {`,
    '  const request = https.request(url, {',
    '    method,',
    ...(hasBody ? [`    headers: body ? { 'Content-Type': '${contentType}' } : {},`] : []),
    ...pins(`    ca: fs.readFileSync('manager.pem'),`, '    checkServerIdentity: () => undefined,'),
    '  })',
    `  request.end(${hasBody ? 'body' : ''})`,
    `  const [response] = await once(request, 'response')`,
    `  const text = (await response.setEncoding('utf8').toArray()).join('')`,
    '  console.log(response.statusCode)',
    '  if (response.statusCode >= 400) throw new Error(text)',
    '  return text',
    '}',
    '',
    ...calls.flatMap((call, index) => callLines(call, index === 0, calls.length)),
  ]
}

function callLines(
  { verb, url, body, keeps }: SampleCall,
  isFirst: boolean,
  count: number,
): string[] {
  const address = isFirst ? 'url' : `'${url}'`
  if (keeps !== null)
    return [
      `const answer = await call('${verb}', ${address})`,
      `const found = /${elementPattern(keeps.element).replaceAll('/', '\\/')}/s.exec(answer)`,
      `if (!found) throw new Error('The answer holds no ${keeps.element}.')`,
      `fs.writeFileSync('${keeps.file}', found[0])`,
      ...(count > 1
        ? [
            'const terminal = readline.createInterface(process.stdin, process.stdout)',
            `await terminal.question('${editPrompt(keeps.file)} ')`,
            'terminal.close()',
          ]
        : []),
    ]
  if (body === null) return [`console.log(await call('${verb}', ${address}))`]
  const source = 'file' in body ? `fs.readFileSync('${body.file}')` : `\`${body.xml}\``
  return [
    ...`const body = ${source}`.split('\n'),
    `console.log(await call('${verb}', ${address}, body))`,
  ]
}
