using System.Net.Http.Headers;
using System.Security.Authentication;
using System.Security.Cryptography;

/// <summary>Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. .NET 8 or newer.</summary>
public static class Manager
{
    static readonly string Token = "<api-token>"; // Empty for a manager without a token.
    static readonly string Pin = "<pin>"; // SHA-256 fingerprint of the certificate, in hex; empty if your system trusts the certificate.
    static readonly TimeSpan Timeout = TimeSpan.FromSeconds(60); // How long to wait for the manager.

    /// <returns>The XML of the response.</returns>
    /// <exception cref="HttpRequestException">For a status of 300 or above, with the log of the manager.</exception>
    public static async Task<string> Call(string url, string method = "GET", string? body = null)
    {
        using var handler = new HttpClientHandler { AllowAutoRedirect = false };
        if (Pin != "")
            handler.ServerCertificateCustomValidationCallback = (_, certificate, _, _) =>
            {
                var actual = certificate!.GetCertHashString(HashAlgorithmName.SHA256).ToLowerInvariant();
                if (Pin.ToLowerInvariant() == actual) return true;
                throw new AuthenticationException($"The certificate has the pin {actual}, expected {Pin}. Nothing was sent.");
            };
        using var client = new HttpClient(handler) { Timeout = Timeout };
        var query = Token == "" ? "" : $"{(url.Contains('?') ? '&' : '?')}usertoken={Uri.EscapeDataString(Token)}";
        using var request = new HttpRequestMessage(new HttpMethod(method), url + query);
        if (body is not null) request.Content = new StringContent(body, new MediaTypeHeaderValue("[[mediaType]]"));
        using var response = await client.SendAsync(request);
        var text = await response.Content.ReadAsStringAsync();
        if ((int)response.StatusCode < 300) return text;
        throw new HttpRequestException($"{(int)response.StatusCode} {response.ReasonPhrase}\n{text}");
    }
}
