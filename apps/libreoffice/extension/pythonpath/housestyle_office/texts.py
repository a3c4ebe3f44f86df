"""The texts of the panel."""

check = "Check again"
replace = "Replace"
ignore = "Ignore"
add_word = "Add to dictionary"
settings = "Settings"
save = "Save"
cancel = "Cancel"
remarks = "Suggestions"
suggestions = "Replacements"
address_label = "Server URL"
key_label = "API key (optional)"
key_help = (
    "With an API key, your team’s rules, terms, and dictionary apply. "
    "Create one on your server’s Account page. It is stored in your LibreOffice profile."
)
delete = "Delete"

not_asked = "Not checked yet."
checking = "Checking…"
no_address = "Enter the server URL in Settings first."
bad_address = "Enter a URL that starts with http:// or https://."
unreachable = "Can’t reach the server. Your text is unchanged."
changed = "This text has changed since it was checked, so nothing was replaced."
revised = "These words contain a tracked change, so they can’t be replaced from here. Edit them in the document."
gone = "This text has been deleted."
not_added = "The word couldn’t be added: {}"
added = "Added “{}” to your dictionary."
needs_key = "To add words, enter an API key in Settings."
nothing_english = "No text here is marked as English."
failed = "The server couldn’t check the text. Your text is unchanged."


def undo_title(old, new):
    """Returns the name of a correction in the undo list."""
    return f"Housestyle: {old} → {new}" if new else f"Housestyle: delete {old}"


def found(count, host):
    """Returns the number of suggestions, and the server that checked."""
    what = "No suggestions." if count == 0 else "1 suggestion." if count == 1 else f"{count} suggestions."
    return f"{what} Checked by {host}."


def row(remark):
    """Returns the row of a suggestion in the list: its words and the first replacement."""
    first = remark.suggestions[0] if remark.suggestions else None
    if first is None:
        return f"{remark.text}: {remark.message}"
    return f"{remark.text} → {first or delete}"
