import type { Sample, SampleCall } from '../sample-request'
import { CERTIFICATE_ARGUMENTS } from './certificate'
import { editStop, elementPattern, type SampleLine } from './languages'

const START = `curl --fail-with-body${CERTIFICATE_ARGUMENTS.curl.pinned}`

/** curl commands for a shell on Linux or macOS. */
export function curlSample({ calls, contentType }: Sample): SampleLine[] {
  return calls.flatMap((call, index) => [
    ...callLines(call, contentType, index > 0),
    ...editStop(call, calls),
  ])
}

/** Perl code that prints an element of the response. If the element is missing, it prints the response and fails. */
function perlExtract({ element, without }: NonNullable<SampleCall['saves']>): string {
  const pattern = elementPattern(element)
  if (without === undefined) return `print $& if m{${pattern}}s or die $_`
  return `m{${pattern}}s or die $_; print $& =~ s{\\s*<${without}>.*?</${without}>}{}gsr`
}

/** @param isSecond whether an earlier call created the file that this call sends */
function callLines(
  { verb, url, body, saves }: SampleCall,
  contentType: string,
  isSecond: boolean,
): SampleLine[] {
  // A failed call empties the file, so that a later call never sends an outdated document.
  if (saves !== null)
    return [
      `${START} --silent --show-error \\`,
      `  "${url}" |`,
      `  perl -0777 -ne '${perlExtract(saves)}' > ${saves.file}`,
    ]
  const hasXml = body !== null && 'xml' in body
  const options = [
    ...(verb === 'GET' || (verb === 'POST' && body !== null) ? [] : [`  --request ${verb} \\`]),
    ...(body === null ? [] : [`  --header "Content-Type: ${contentType}" \\`]),
    ...(body === null ? [] : [`  --data-binary @${hasXml ? '-' : body.file} \\`]),
    // Without a body, curl sends no Content-Length, and some servers then refuse the request.
    ...(body === null && verb !== 'GET' && verb !== 'DELETE' ? ['  --data "" \\'] : []),
  ]
  const guard = isSecond && body !== null && 'file' in body ? `[ -s ${body.file} ] && ` : ''
  return [
    `${guard}${START} \\`,
    ...options,
    `  "${url}"${hasXml ? " <<'XML'" : ''}`,
    ...(hasXml ? [body.xml, 'XML'] : []),
  ]
}
