import type { Sample, SampleCall } from '../sample-request'
import { CERTIFICATE_ARGUMENTS } from './certificate'
import { editPrompt, type SampleLine } from './sample-line'

/** A module for Node.js; its `fetch` cannot be configured to accept one certificate. */
export function javascriptSample({ calls }: Sample): SampleLine[] {
  const keeps = calls.some((call) => call.keeps !== null)
  const usesFile = keeps || calls.some(({ body }) => body !== null && 'file' in body)
  return [
    ...(usesFile ? [`import fs from 'node:fs'`] : []),
    ...(calls.length === 1 ? [] : [`import readline from 'node:readline/promises'`]),
    `import { call${keeps ? ', element' : ''} } from './manager.mjs'`,
    '',
    ...calls.flatMap((call) => callLines(call, calls.length > 1)),
  ]
}

function callLines({ verb, url, body, keeps }: SampleCall, isEdited: boolean): string[] {
  const { javascript, javascriptBody } = CERTIFICATE_ARGUMENTS
  const call = `await call('${verb}', '${url}'${javascript.pinned})`
  const callWith = (content: string) =>
    `await call('${verb}', '${url}', { ${content}${javascriptBody.pinned} })`
  const without = keeps?.without === undefined ? '' : `, '${keeps.without}'`
  if (keeps !== null)
    return [
      `const response = ${call}`,
      `fs.writeFileSync('${keeps.file}', element('${keeps.element}', response${without}))`,
      ...(isEdited
        ? [
            'const terminal = readline.createInterface(process.stdin, process.stdout)',
            `await terminal.question('${editPrompt(keeps.file)} ')`,
            'terminal.close()',
          ]
        : []),
    ]
  if (body === null) return [`console.log(${call})`]
  if ('file' in body) return [`console.log(${callWith(`body: fs.readFileSync('${body.file}')`)})`]
  return [`const body = \`${body.xml}\``, `console.log(${callWith('body')})`]
}
