using System.Security.Authentication;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

/// <summary>Calls the REST API of a Stream Manager or Broadcast Manager over HTTPS. .NET 8 or newer.</summary>
public static class Manager
{
    /// <param name="pin">SHA-256 fingerprint of the certificate, in hex; without it, your system has to trust the certificate.</param>
    /// <param name="insecure">Checks no certificate, for a test: anybody on the network path can read the token.</param>
    /// <returns>The XML of the response.</returns>
    /// <exception cref="HttpRequestException">A status from 300 on, with the log of the manager.</exception>
    public static async Task<string> Call(string method, string url, string? body = null, string? pin = null, bool insecure = false)
    {
        using var handler = new HttpClientHandler { AllowAutoRedirect = false };
        if (pin is not null || insecure)
            handler.ServerCertificateCustomValidationCallback = (_, certificate, _, _) =>
            {
                var shown = certificate!.GetCertHashString(HashAlgorithmName.SHA256).ToLowerInvariant();
                if (pin is null || pin.ToLowerInvariant() == shown) return true;
                throw new AuthenticationException($"The manager shows the pin {shown}, not {pin}. Nothing was sent.");
            };
        using var client = new HttpClient(handler);
        using var request = new HttpRequestMessage(new HttpMethod(method), url);
        if (body is not null) request.Content = new StringContent(body, Encoding.UTF8, "[[mediaType]]");
        using var response = await client.SendAsync(request);
        var text = await response.Content.ReadAsStringAsync();
        if ((int)response.StatusCode < 300) return text;
        throw new HttpRequestException($"{(int)response.StatusCode} {response.ReasonPhrase}\n{text}");
    }

    /// <summary>Extracts one element from a response, unchanged except that it leaves out unwanted child elements.</summary>
    public static string Element(string name, string response, string without = "-")
    {
        var found = Regex.Match(response, $@"<{name}\b(?:[^>]*/>|.*</{name}>)", RegexOptions.Singleline);
        if (!found.Success) throw new InvalidDataException($"The response holds no {name}.");
        return Regex.Replace(found.Value, $@"\s*<{without}>.*?</{without}>", "", RegexOptions.Singleline);
    }
}
