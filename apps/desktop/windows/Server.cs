namespace Housestyle;

internal static class Server
{
    /// <summary>The server's address, without a slash at its end: what the environment says, else what stands beside the program.</summary>
    public static string Address()
    {
        var named = Environment.GetEnvironmentVariable("HOUSESTYLE_SERVER")
            ?? File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "server.txt"));
        return named.Trim().TrimEnd('/');
    }

    /// <summary>Whether an address is the server's own.</summary>
    public static bool Owns(string server, string address) => address.StartsWith(server + "/", StringComparison.Ordinal);
}
