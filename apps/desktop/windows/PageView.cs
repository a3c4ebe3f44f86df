using System.Diagnostics;
using System.Reflection;
using System.Text.Json;
using Microsoft.Web.WebView2.Core;
using Microsoft.Web.WebView2.WinForms;

namespace Housestyle;

/// <summary>Answers what a page asks, by the names of its questions.</summary>
internal delegate object? Answer(JsonElement about);

/// <summary>
/// A view of a page of the server, which may ask what it is given answers for. Pages of others open in the browser instead, so that none
/// of them can ask anything here.
/// </summary>
internal sealed class PageView : WebView2
{
    private readonly string _server;
    private readonly IReadOnlyDictionary<string, Answer> _answers;

    public PageView(string server, IReadOnlyDictionary<string, Answer> answers)
    {
        _server = server;
        _answers = answers;
        Dock = DockStyle.Fill;
    }

    /// <summary>Whether the page has been left for another since it was opened.</summary>
    public event Action? Left;

    /// <summary>What pages keep lies in the folder of the person, and stays.</summary>
    public async Task Open(string path)
    {
        var data = Path.Combine(
            Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData),
            "Housestyle"
        );
        await EnsureCoreWebView2Async(await CoreWebView2Environment.CreateAsync(null, data));
        CoreWebView2.Settings.AreDevToolsEnabled = false;
        CoreWebView2.WebMessageReceived += (_, said) => Hear(said);
        CoreWebView2.NewWindowRequested += (_, asked) =>
        {
            asked.Handled = true;
            Browse(asked.Uri);
        };
        CoreWebView2.NavigationStarting += (_, asked) =>
        {
            if (Server.Owns(_server, asked.Uri) || asked.Uri == "about:blank" || asked.Uri.StartsWith("blob:"))
            {
                Left?.Invoke();
                return;
            }
            asked.Cancel = true;
            Browse(asked.Uri);
        };
        var origin = JsonSerializer.Serialize(new Uri(_server).GetLeftPart(UriPartial.Authority));
        // The script itself looks where it is, and that it stands in no frame.
        var script = $"if (location.origin === {origin} && window === window.top) {{\n{Text("reply.js")}\n{Text("bridge.js")}\n}}";
        await CoreWebView2.AddScriptToExecuteOnDocumentCreatedAsync(script);
        CoreWebView2.Navigate(_server + path);
    }

    private void Hear(CoreWebView2WebMessageReceivedEventArgs said)
    {
        using var read = JsonDocument.Parse(said.WebMessageAsJson);
        var id = read.RootElement.GetProperty("id").GetInt32();
        try
        {
            // Who asks is judged by where the message comes from, and not by what it says.
            if (!Server.Owns(_server, said.Source)) throw new InvalidOperationException("Unknown request.");
            using var asked = JsonDocument.Parse(read.RootElement.GetProperty("message").GetString() ?? "{}");
            var what = asked.RootElement.GetProperty("what").GetString() ?? "";
            if (!_answers.TryGetValue(what, out var answer)) throw new InvalidOperationException("Unknown request.");
            Reply(new { id, answer = JsonSerializer.Serialize(answer(asked.RootElement)) });
        }
        catch (Exception failure)
        {
            Reply(new { id, failure = failure.Message });
        }
    }

    private void Reply(object answer) => CoreWebView2.PostWebMessageAsJson(JsonSerializer.Serialize(answer));

    private static string Text(string name)
    {
        using var stream = Assembly.GetExecutingAssembly().GetManifestResourceStream(name)
            ?? throw new InvalidOperationException($"{name} is missing.");
        return new StreamReader(stream).ReadToEnd();
    }

    private static void Browse(string address)
    {
        if (Uri.TryCreate(address, UriKind.Absolute, out var uri) && uri.Scheme is "http" or "https" or "mailto")
            Process.Start(new ProcessStartInfo(uri.AbsoluteUri) { UseShellExecute = true });
    }
}
