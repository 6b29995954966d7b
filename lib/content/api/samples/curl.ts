import type { Sample, SampleCall } from '../sample-request'
import { editStop, elementPattern, pins, type SampleLine } from './sample-line'

/** For a prompt on Linux or macOS. */
export function curlSample({ calls, contentType }: Sample): SampleLine[] {
  const [first] = calls
  const server = /\/\/([^/]+)/.exec(first?.url ?? '')?.[1] ?? ''
  return [
    ...pins(
      `[ -s manager.pub ] || openssl s_client -connect ${server} </dev/null 2>/dev/null |`,
      '  openssl x509 -noout -pubkey > manager.pub',
    ),
    ...calls.flatMap((call, index) => [
      ...callLines(call, contentType, index > 0),
      ...editStop(call, calls),
    ]),
  ]
}

/** @param isSecond whether a call before it made the file that this one sends */
function callLines(
  { verb, url, body, keeps }: SampleCall,
  contentType: string,
  isSecond: boolean,
): SampleLine[] {
  const hasXml = body !== null && 'xml' in body
  const options = [
    ...(verb === 'GET' ? [] : [`  --request ${verb} \\`]),
    ...(body === null ? [] : [`  --header "Content-Type: ${contentType}" \\`]),
    ...(body === null ? [] : [`  --data-binary @${hasXml ? '-' : body.file} \\`]),
    // Without a body curl sends no length, which some servers refuse.
    ...(body === null && verb !== 'GET' && verb !== 'DELETE' ? ['  --data "" \\'] : []),
  ]
  const guard = isSecond && body !== null && 'file' in body ? `[ -s ${body.file} ] && ` : ''
  const end = hasXml ? " <<'XML'" : keeps === null ? '' : ' | tee answer.xml |'
  return [
    `${guard}curl --fail-with-body --silent --show-error --write-out '\\n%{http_code}\\n' \\`,
    ...pins('  --insecure --pinnedpubkey manager.pub \\'),
    ...options,
    `  "${url}"${end}`,
    ...(hasXml ? [body.xml, 'XML'].join('\n').split('\n') : []),
    ...(keeps === null ? [] : keepLines(keeps)),
  ]
}

/** A file that is there already is written over, also by nothing: what is sent later was read now. */
function keepLines({ element, file }: NonNullable<SampleCall['keeps']>): string[] {
  return [
    `  perl -0777 -ne 'print $& if m{${elementPattern(element)}}s' > ${file}`,
    `[ -s ${file} ] && tail -n 1 answer.xml || { cat answer.xml >&2; false; }`,
  ]
}
