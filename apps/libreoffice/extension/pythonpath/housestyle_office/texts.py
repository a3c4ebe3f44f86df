"""Everything the panel says."""

check = "Check again"
replace = "Replace"
ignore = "Ignore here"
add_word = "Add to my dictionary"
settings = "Settings"
save = "Save"
cancel = "Cancel"
remarks = "Remarks"
suggestions = "Suggestions"
address_label = "Address of the server"
key_label = "Key (optional)"
key_help = (
    "With a key of yours the rules, terms and dictionary of your team count. "
    "You make one on the server, under Account. It is kept in your LibreOffice profile."
)
delete = "Delete it"

not_asked = "Not checked yet."
checking = "Checking…"
no_address = "Name the server first, under Settings."
bad_address = "An address begins with http:// or https://."
unreachable = "The server cannot be reached. Your text is as it was."
changed = "These words have changed. Nothing was replaced."
revised = "These words contain a tracked change, so they can’t be replaced from here. Edit them in the text."
gone = "This text is no longer there."
not_added = "The word was not added: {}"
added = "“{}” is in your dictionary."
needs_key = "To add words, give a key of yours under Settings."
nothing_english = "Nothing here is marked as English."
failed = "The server did not accept the text. Your text is as it was."


def undo_title(old, new):
    """What the undo list calls a correction."""
    return f"Housestyle: {old} → {new}" if new else f"Housestyle: delete {old}"


def found(count, host):
    """How many remarks there are, and who checked."""
    what = "No remarks." if count == 0 else "One remark." if count == 1 else f"{count} remarks."
    return f"{what} Checked by {host}."


def row(remark):
    """One remark in the list: its words, and what to write instead."""
    first = remark.suggestions[0] if remark.suggestions else None
    if first is None:
        return f"{remark.text}: {remark.message}"
    return f"{remark.text} → {first or delete}"
