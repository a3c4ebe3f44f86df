namespace Housestyle;

/// <summary>The desktop program: a native window around the pages of one's own server.</summary>
internal static class Program
{
    [STAThread]
    private static void Main(string[] arguments)
    {
        ApplicationConfiguration.Initialize();
        var server = Server.Address();
        var files = arguments.Where(each => !each.StartsWith("--")).ToArray();
        Form window = arguments.Contains("--popup")
            ? new PopupWindow(server)
            : new EditorWindow(server, new Desk(), files);
        Application.Run(window);
    }
}
