# Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. PowerShell 5.1 or newer.
Add-Type 'using System; using System.Net.Security; using System.Security.Cryptography;
public static class ManagerPin {
  public static string Shown;
  public static RemoteCertificateValidationCallback Check(string pin) { // a script block has no thread to run in
    return (sender, certificate, chain, errors) => {
      Shown = BitConverter.ToString(SHA256.Create().ComputeHash(certificate.GetRawCertData())).Replace("-", "").ToLower();
      return pin == "" || pin.ToLower() == Shown;
    };
  }
}'
function Invoke-Manager {
  <# .DESCRIPTION
  Returns the XML of the response; a status from 300 on throws, with the log of the manager. Pin: SHA-256 fingerprint of the
  certificate, in hex; without it, your system has to trust the certificate. Insecure: checks no certificate, for a test. #>
  [OutputType([string])] param([string]$Method, [string]$Uri, [string]$Body, [string]$Pin, [switch]$Insecure)
  $request = [Net.WebRequest]::CreateHttp($Uri)
  $request.Method, $request.AllowAutoRedirect, [ManagerPin]::Shown = $Method, $false, ''
  if ($Pin -or $Insecure) { $request.ServerCertificateValidationCallback = [ManagerPin]::Check($Pin) }
  try {
    if ($Body) {
      $request.ContentType, $bytes = '[[contentType]]', [Text.Encoding]::UTF8.GetBytes($Body)
      ($stream = $request.GetRequestStream()).Write($bytes, 0, $bytes.Length)
      $stream.Close()
    } elseif ($Method -in 'POST', 'PUT') { $request.ContentLength = 0 }
    $response = $request.GetResponse()
  } catch {
    $shown, $response = [ManagerPin]::Shown, $_.Exception.GetBaseException().Response
    if ($Pin -and $shown -and $shown -ne $Pin) { throw "The manager shows the pin $shown, not $Pin. Nothing was sent." }
    if (-not $response) { throw }
  }
  $text = (New-Object IO.StreamReader $response.GetResponseStream()).ReadToEnd()
  if ([int]$response.StatusCode -lt 300) { $text } else { throw "$([int]$response.StatusCode) $($response.StatusDescription)`n$text" }
}
# Extracts one element from a response, unchanged except that it leaves out unwanted child elements.
function Select-Element([string]$Name, [string]$Response, [string]$Without = '-') {
  $found = [regex]::Match($Response, "(?s)<$Name\b(?:[^>]*/>|.*</$Name>)")
  if ($found.Success) { $found.Value -replace "(?s)\s*<$Without>.*?</$Without>" } else { throw "The response holds no $Name." }
}
