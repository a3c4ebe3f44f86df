using System.Text.Json;

namespace Housestyle;

/// <summary>The window of the editor.</summary>
internal sealed class EditorWindow : Form
{
    private readonly string _server;
    private readonly Desk _desk;
    private readonly PageView _view;
    private readonly List<Opened> _waiting = new();
    private bool _isThere;
    private string _opened = "";
    private int _count;

    public EditorWindow(string server, Desk desk, IEnumerable<string> files)
    {
        _server = server;
        _desk = desk;
        Size = new Size(1100, 800);
        _view = new PageView(server, new Dictionary<string, Answer>
        {
            ["read"] = about => _desk.Read(about.GetProperty("file").GetInt32()),
            ["write"] = about =>
                _desk.Write(about.GetProperty("file").GetInt32(), about.GetProperty("bytes").GetString() ?? ""),
            ["badge"] = about => Count(about.GetProperty("count").GetInt32()),
            ["choose"] = _ => Choose(),
            ["launched"] = _ => Launched(),
        });
        _view.Left += () => _isThere = false;
        var menu = new MenuStrip();
        menu.Items.Add("Open…", null, (_, _) =>
        {
            if (Choose() is { } chosen) Launch(chosen);
        });
        menu.Items.Add("Check clipboard", null, (_, _) => new PopupWindow(_server).Show());
        Controls.Add(_view);
        Controls.Add(menu);
        MainMenuStrip = menu;
        foreach (var file in files) Launch(_desk.Add(file));
        Entitle();
        Load += async (_, _) => await _view.Open("/editor");
    }

    private void Launch(Opened chosen)
    {
        _opened = chosen.name;
        Entitle();
        if (_isThere) _ = _view.ExecuteScriptAsync($"housestyleDesktop.launch({JsonSerializer.Serialize(chosen)})");
        else _waiting.Add(chosen);
    }

    private object Launched()
    {
        _isThere = true;
        var all = _waiting.ToArray();
        _waiting.Clear();
        return all;
    }

    private object? Count(int count)
    {
        _count = count;
        Entitle();
        return null;
    }

    private void Entitle()
    {
        var count = _count > 0 ? $"({_count}) " : "";
        Text = $"{count}{(_opened == "" ? "" : $"{_opened} – ")}Housestyle";
    }

    private Opened? Choose()
    {
        using var dialog = new OpenFileDialog { Filter = "Documents|*.txt;*.md;*.markdown;*.docx" };
        return dialog.ShowDialog(this) == DialogResult.OK ? _desk.Add(dialog.FileName) : null;
    }
}
