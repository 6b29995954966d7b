import type { SampleRequest } from '../sample-request'

/** The call in PowerShell 5.1 and newer. */
export function powershellSample({ verb, url, body, contentType }: SampleRequest): string {
  const method = verb.charAt(0) + verb.slice(1).toLowerCase()
  const call = `$response = Invoke-WebRequest -UseBasicParsing -Method ${method} -Uri $uri`
  return [
    `$uri = "${url}"`,
    ...(body === null
      ? [call]
      : [
          `$body = @'`,
          body,
          `'@`,
          `${call} \``,
          `  -ContentType "${contentType}" -Body ([Text.Encoding]::UTF8.GetBytes($body))`,
        ]),
    '$response.StatusCode',
    '$response.Content',
  ].join('\n')
}
