namespace Housestyle;

/// <summary>
/// A small window with the remarks on what is in the clipboard. What is corrected goes into the clipboard, and back by Ctrl+Enter.
/// Windows lends no program the selection of another: copy first.
/// </summary>
internal sealed class PopupWindow : Form
{
    private readonly string _text = Clipboard.ContainsText() ? Clipboard.GetText().ReplaceLineEndings("\n") : "";
    private bool _isPut;

    public PopupWindow(string server)
    {
        Entitle(0);
        Size = new Size(440, 560);
        StartPosition = FormStartPosition.Manual;
        Location = Cursor.Position;
        TopMost = true;
        var view = new PageView(server, new Dictionary<string, Answer>
        {
            ["text"] = _ => _text,
            ["badge"] = about => Entitle(about.GetProperty("count").GetInt32()),
            ["put"] = about => Put(about.GetProperty("text").GetString() ?? ""),
            ["done"] = about => Done(about.GetProperty("paste").GetBoolean()),
        });
        Controls.Add(view);
        Load += async (_, _) => await view.Open("/office/popup.html");
    }

    private object? Entitle(int count)
    {
        Text = $"{(count > 0 ? $"({count}) " : "")}Housestyle: copied words";
        return null;
    }

    private object? Put(string corrected)
    {
        if (corrected == "") Clipboard.Clear();
        else Clipboard.SetText(corrected.ReplaceLineEndings());
        _isPut = true;
        return null;
    }

    /// <summary>Has the program that is in front again paste, when it is.</summary>
    private object? Done(bool paste)
    {
        // The page is answered before its window goes.
        BeginInvoke(new Action(async () =>
        {
            Hide();
            await Task.Delay(200);
            if (paste && _isPut) SendKeys.SendWait("^v");
            Close();
        }));
        return null;
    }
}
