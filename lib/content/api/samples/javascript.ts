import type { SampleRequest } from '../sample-request'

/** The call in JavaScript, for a module in Node.js. */
export function javascriptSample({ verb, url, body, contentType }: SampleRequest): string {
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
