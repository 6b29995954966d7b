import type { Sample, SampleCall } from '../sample-request'
import { editPrompt, elementPattern, pins, type SampleLine } from './sample-line'

/** Shells on Linux and macOS; parentheses keep pasted lines from answering the prompt. */
export function curlSample({ calls, contentType }: Sample): SampleLine[] {
  const [first] = calls
  const server = /\/\/([^/]+)/.exec(first?.url ?? '')?.[1] ?? ''
  const lines = [
    ...pins(
      '# The first call keeps the key of the manager; later calls accept no other.',
      `[ -s manager.pub ] || openssl s_client -connect ${server} </dev/null 2>/dev/null |`,
      '  openssl x509 -noout -pubkey > manager.pub',
    ),
    ...calls.flatMap((call) => [...callLines(call, contentType), ...editLines(call, calls)]),
  ]
  return calls.length === 1 ? lines : ['(', 'set -e', ...lines, ')']
}

function callLines({ verb, url, body, keeps }: SampleCall, contentType: string): SampleLine[] {
  const hasXml = body !== null && 'xml' in body
  const options = [
    ...(verb === 'GET' ? [] : [`  --request ${verb} \\`]),
    ...(body === null ? [] : [`  --header "Content-Type: ${contentType}" \\`]),
    ...(body === null ? [] : [`  --data-binary @${hasXml ? '-' : body.file} \\`]),
    // Without a body curl sends no length, which some servers refuse.
    ...(body === null && verb !== 'GET' && verb !== 'DELETE' ? ['  --data "" \\'] : []),
    ...(keeps === null ? [] : ['  --output answer.xml \\']),
  ]
  return [
    `curl --fail-with-body --silent --show-error --write-out '\\n%{http_code}\\n' \\`,
    ...pins('  --insecure --pinnedpubkey manager.pub \\'),
    ...options,
    `  "${url}"${hasXml ? " <<'XML'" : ''}`,
    ...(hasXml ? [body.xml, 'XML'].join('\n').split('\n') : []),
    ...(keeps === null ? [] : keepLines(keeps)),
  ]
}

function keepLines({ element, file }: NonNullable<SampleCall['keeps']>): string[] {
  return [
    `perl -0777 -ne 'print $& if m{${elementPattern(element)}}s' answer.xml > ${file}`,
    `[ -s ${file} ] || { echo 'answer.xml holds no ${element}.' >&2; exit 1; }`,
  ]
}

function editLines(call: SampleCall, calls: readonly SampleCall[]): string[] {
  if (call.keeps === null || call === calls.at(-1)) return []
  return [`echo '${editPrompt(call.keeps.file)}'`, 'read -r answer']
}
