import type { Sample, SampleCall } from '../sample-request'
import { editStop, elementPattern, pins, type SampleLine } from './sample-line'

/**
 * PowerShell 5.1 and newer. `Invoke-WebRequest` cannot be told which certificate to accept, and script blocks cannot
 * check one, since they have no thread of their own.
 */
export function powershellSample({ calls, contentType }: Sample): SampleLine[] {
  return [
    '$ErrorActionPreference = "Stop"',
    '[Environment]::CurrentDirectory = $PWD',
    ...pins(
      '# The first call keeps the certificate of the manager; later calls accept no other.',
      `Add-Type @'`,
      'using System; using System.IO; using System.Net.Security;',
      'public static class Manager {',
      '  public static RemoteCertificateValidationCallback Pin = (sender, certificate, chain, errors) => {',
      '    var shown = certificate.GetRawCertData();',
      '    if (!File.Exists("manager.cer")) File.WriteAllBytes("manager.cer", shown);',
      '    return Convert.ToBase64String(shown) == Convert.ToBase64String(File.ReadAllBytes("manager.cer"));',
      '  };',
      '}',
      `'@`,
    ),
    'function Call($Method, $Uri, $Body) {',
    '  $request = [Net.WebRequest]::CreateHttp($Uri)',
    '  $request.Method = $Method',
    ...pins('  $request.ServerCertificateValidationCallback = [Manager]::Pin'),
    ...(calls.some(({ verb }) => verb === 'POST' || verb === 'PUT') ? bodyLines(contentType) : []),
    '  try { $response = $request.GetResponse() }',
    '  catch {',
    '    $response = $_.Exception.GetBaseException().Response',
    '    if (-not $response) { throw }',
    '  }',
    '  $text = (New-Object IO.StreamReader $response.GetResponseStream()).ReadToEnd()',
    '  Write-Host ([int]$response.StatusCode)',
    '  if ([int]$response.StatusCode -ge 400) { throw $text }',
    '  $text',
    '}',
    ...calls.flatMap((call) => [...callLines(call), ...editStop(call, calls)]),
  ]
}

function bodyLines(contentType: string): string[] {
  return [
    '  if ($Method -ne "GET") {',
    `    $request.ContentType = "${contentType}"`,
    '    $bytes = [Text.Encoding]::UTF8.GetBytes("$Body")',
    '    $request.ContentLength = $bytes.Length',
    '    $stream = $request.GetRequestStream()',
    '    $stream.Write($bytes, 0, $bytes.Length)',
    '    $stream.Close()',
    '  }',
  ]
}

function callLines({ verb, url, body, keeps }: SampleCall): string[] {
  if (keeps !== null)
    return [
      `$answer = Call ${verb} "${url}"`,
      `$found = [regex]::Match($answer, '(?s)${elementPattern(keeps.element)}')`,
      `if (-not $found.Success) { throw "The answer holds no ${keeps.element}." }`,
      `[IO.File]::WriteAllText("${keeps.file}", $found.Value)`,
    ]
  if (body === null) return [`Call ${verb} "${url}"`]
  const lines =
    'file' in body
      ? [`$body = [IO.File]::ReadAllText("${body.file}")`]
      : [`$body = @'`, ...body.xml.split('\n'), `'@`]
  return [...lines, `Call ${verb} "${url}" $body`]
}
