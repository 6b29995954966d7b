import type { SampleRequest } from '../sample-request'

/** The call with curl, for a shell on Linux or macOS. */
export function curlSample({ verb, url, body, contentType }: SampleRequest): string {
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
