namespace Housestyle;

/// <summary>A file as a page knows it: by its number.</summary>
internal sealed record Opened(int file, string name);

/// <summary>The files that somebody has opened, by number: a page can read and write these and no other.</summary>
internal sealed class Desk
{
    private readonly List<string> _files = new();

    public Opened Add(string path)
    {
        var whole = Path.GetFullPath(path);
        var known = _files.FindIndex(each => string.Equals(each, whole, StringComparison.OrdinalIgnoreCase));
        if (known < 0)
        {
            known = _files.Count;
            _files.Add(whole);
        }
        return new Opened(known, Path.GetFileName(whole));
    }

    public object Read(int number)
    {
        var file = At(number);
        var modified = new DateTimeOffset(File.GetLastWriteTimeUtc(file)).ToUnixTimeMilliseconds();
        return new { bytes = Convert.ToBase64String(File.ReadAllBytes(file)), modified };
    }

    /// <summary>Writes beside the file and puts that in its place: whatever happens, one of both is whole.</summary>
    public object Write(int number, string bytes)
    {
        var file = At(number);
        var beside = file + ".housestyle-new";
        File.WriteAllBytes(beside, Convert.FromBase64String(bytes));
        File.Replace(beside, file, null);
        return new { };
    }

    private string At(int number) =>
        number >= 0 && number < _files.Count ? _files[number] : throw new InvalidOperationException("No such file was opened.");
}
