# Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. PowerShell 5.1 or newer.
$Token = '<api-token>' # Empty for a manager without a token.
$Pin = '<pin>' # SHA-256 fingerprint of the certificate, in hex; empty if your system trusts the certificate.
$Timeout = 60 # Seconds to wait for the manager.

Add-Type 'using System; using System.Net.Security; using System.Security.Cryptography;
public static class ManagerPin {
  public static string Actual;
  public static RemoteCertificateValidationCallback Check(string pin) { // .NET calls this on a thread that cannot run script blocks
    return (sender, certificate, chain, errors) => {
      Actual = BitConverter.ToString(SHA256.Create().ComputeHash(certificate.GetRawCertData())).Replace("-", "").ToLower();
      return pin.ToLower() == Actual;
    };
  }
}'
function Invoke-Manager {
  <# .DESCRIPTION
  Returns the XML of the response. Throws for a status of 300 or above, with the log of the manager. #>
  [OutputType([string])] param([string]$Uri, [string]$Method = 'GET', [string]$Body)
  if ($Token) { $Uri += "$(if ($Uri.Contains('?')) { '&' } else { '?' })usertoken=$([Uri]::EscapeDataString($Token))" }
  $request = [Net.WebRequest]::CreateHttp($Uri)
  $request.Method, $request.AllowAutoRedirect, [ManagerPin]::Actual = $Method, $false, ''
  $request.Timeout = $request.ReadWriteTimeout = $Timeout * 1000
  if ($Pin) { $request.ServerCertificateValidationCallback = [ManagerPin]::Check($Pin) }
  try {
    if ($Body) {
      $request.ContentType, $bytes = '[[mediaType]]', [Text.Encoding]::UTF8.GetBytes($Body)
      ($stream = $request.GetRequestStream()).Write($bytes, 0, $bytes.Length)
      $stream.Close()
    } elseif ($Method -in 'POST', 'PUT') { $request.ContentLength = 0 }
    $response = $request.GetResponse()
  } catch {
    $actual, $response = [ManagerPin]::Actual, $_.Exception.GetBaseException().Response
    if ($Pin -and $actual -and $actual -ne $Pin) { throw "The certificate has the pin $actual, expected $Pin. Nothing was sent." }
    if (-not $response) { throw }
  }
  $text = (New-Object IO.StreamReader $response.GetResponseStream()).ReadToEnd()
  if ([int]$response.StatusCode -lt 300) { $text } else { throw "$([int]$response.StatusCode) $($response.StatusDescription)`n$text" }
}
