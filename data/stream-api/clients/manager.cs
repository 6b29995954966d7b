using System.Security.Authentication;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

/// <summary>Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. .NET 8 or newer.</summary>
public static class Manager
{
    /// <param name="pin">SHA-256 fingerprint of the certificate, in hex; without a pin, your system must trust the certificate.</param>
    /// <param name="insecure">Accepts any certificate. For tests only: anyone on the network path can read the token.</param>
    /// <returns>The XML of the response.</returns>
    /// <exception cref="HttpRequestException">For a status of 300 or above, with the log of the manager.</exception>
    public static async Task<string> Call(string method, string url, string? body = null, string? pin = null, bool insecure = false)
    {
        using var handler = new HttpClientHandler { AllowAutoRedirect = false };
        if (pin is not null || insecure)
            handler.ServerCertificateCustomValidationCallback = (_, certificate, _, _) =>
            {
                var actual = certificate!.GetCertHashString(HashAlgorithmName.SHA256).ToLowerInvariant();
                if (pin is null || pin.ToLowerInvariant() == actual) return true;
                throw new AuthenticationException($"The certificate has the pin {actual}, expected {pin}. Nothing was sent.");
            };
        using var client = new HttpClient(handler);
        using var request = new HttpRequestMessage(new HttpMethod(method), url);
        if (body is not null) request.Content = new StringContent(body, Encoding.UTF8, "[[mediaType]]");
        using var response = await client.SendAsync(request);
        var text = await response.Content.ReadAsStringAsync();
        if ((int)response.StatusCode < 300) return text;
        throw new HttpRequestException($"{(int)response.StatusCode} {response.ReasonPhrase}\n{text}");
    }

    /// <summary>Extracts an element from a response, unchanged except for omitted child elements.</summary>
    public static string Element(string name, string response, string without = "-")
    {
        var found = Regex.Match(response, $@"<{name}\b(?:[^>]*/>|.*</{name}>)", RegexOptions.Singleline);
        if (!found.Success) throw new InvalidDataException($"The response contains no {name} element.");
        return Regex.Replace(found.Value, $@"\s*<{without}>.*?</{without}>", "", RegexOptions.Singleline);
    }
}
