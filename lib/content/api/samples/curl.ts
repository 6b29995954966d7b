import type { Sample, SampleCall } from '../sample-request'
import { CERTIFICATE_ARGUMENTS } from './certificate'
import { editStop, elementPattern, type SampleLine } from './languages'

/** Name of a file that contains only the API token. */
const TOKEN_FILE = 'manager.token'
export const TOKEN = '<api-token>'

const START = `curl --fail-with-body${CERTIFICATE_ARGUMENTS.curl.pinned}`

/** Commands for Bash or zsh, because `urlLines` uses process substitution. */
export function curlSample({ calls, contentType }: Sample): SampleLine[] {
  return calls.flatMap((call, index) => [
    ...callLines(call, contentType, index > 0),
    ...editStop(call, calls),
  ])
}

/** Perl code that prints an element of the response. If there is no such element, Perl fails and shows the response. */
function perlExtract({ element, without }: NonNullable<SampleCall['saves']>): string {
  const pattern = elementPattern(element)
  if (without === undefined) return `print $& if m{${pattern}}s or die $_`
  return `m{${pattern}}s or die $_; print $& =~ s{\\s*<${without}>.*?</${without}>}{}gsr`
}

/**
 * The argument that gives curl its URL. Other users of the machine can see the arguments of programs, so a URL with a
 * token is in a configuration file that exists only during the call. `printf` is part of the shell, not a program, so
 * its arguments stay hidden.
 * @param end text after the argument, such as a pipe
 */
function urlLines(url: string, end = ''): string[] {
  if (!url.includes(TOKEN)) return [`  "${url}"${end}`]
  const filled = url.replace(TOKEN, `$(cat ${TOKEN_FILE})`)
  return [`  --config <(printf url=%s \\`, `  "${filled}")${end}`]
}

/** @param isSecond whether an earlier call created the file that this call sends */
function callLines(
  { verb, url, body, saves }: SampleCall,
  contentType: string,
  isSecond: boolean,
): SampleLine[] {
  // If the call fails, `>` has emptied the file, so the next call cannot send an outdated document.
  if (saves !== null)
    return [
      `${START} --silent --show-error \\`,
      ...urlLines(url, ' |'),
      `  perl -0777 -ne '${perlExtract(saves)}' > ${saves.file}`,
    ]
  const hasXml = body !== null && 'xml' in body
  const options = [
    ...(verb === 'GET' || (verb === 'POST' && body !== null) ? [] : [`  --request ${verb} \\`]),
    ...(body === null ? [] : [`  --header "Content-Type: ${contentType}" \\`]),
    ...(body === null ? [] : [`  --data-binary @${hasXml ? '-' : body.file} \\`]),
    // Without `--data`, curl sends no Content-Length, and some servers then refuse a POST or PUT request.
    ...(body === null && verb !== 'GET' && verb !== 'DELETE' ? ['  --data "" \\'] : []),
  ]
  const guard = isSecond && body !== null && 'file' in body ? `[ -s ${body.file} ] && ` : ''
  return [
    `${guard}${START} \\`,
    ...options,
    ...urlLines(url, hasXml ? " <<'XML'" : ''),
    ...(hasXml ? [body.xml, 'XML'] : []),
  ]
}
