"""Runs commands in LibreOffice, one JSON line each, and responds to each with one. Needs a Python with `uno`."""
import json
import sys
import time
import traceback

import uno
from com.sun.star.accessibility.AccessibleRole import LIST, LIST_ITEM, PASSWORD_TEXT, PUSH_BUTTON, TEXT
from com.sun.star.accessibility.AccessibleStateType import ENABLED
from com.sun.star.connection import NoConnectException
from com.sun.star.lang import DisposedException, IndexOutOfBoundsException, Locale


def until(look, seconds=30, enough=bool):
    """Polls until the condition holds. Objects that change in between are read again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            seen = look()
            if enough(seen):
                return seen
        except (DisposedException, IndexOutOfBoundsException):
            pass
        time.sleep(0.02)
    raise TimeoutError


def windows_around(window):
    """Yields a window and its ancestors, innermost first."""
    while window:
        yield window
        window = window.getAccessibleContext().getAccessibleParent()


class Office:
    def __init__(self, port):
        local = uno.getComponentContext()
        resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
        address = f"uno:socket,host=127.0.0.1,port={port};urp;StarOffice.ComponentContext"

        def reached():
            try:
                return resolver.resolve(address)
            except NoConnectException:
                return None

        self.context = until(reached)
        manager = self.context.ServiceManager
        self.desktop = manager.createInstanceWithContext("com.sun.star.frame.Desktop", self.context)
        self.document = self.window = None

    def write(self, *paragraphs):
        """Opens a new document with these paragraphs. A list becomes a table with one row."""
        if self.document:
            self.document.close(True)
        self.document = self.desktop.loadComponentFromURL("private:factory/swriter", "_blank", 0, ())
        text = self.document.Text
        styles = self.document.StyleFamilies.getByName("ParagraphStyles")
        styles.getByName("Standard").CharLocale = Locale("en", "US", "")
        for index, paragraph in enumerate(paragraphs):
            if isinstance(paragraph, list):
                table = self.document.createInstance("com.sun.star.text.TextTable")
                table.initialize(1, len(paragraph))
                text.insertTextContent(text.End, table, False)
                for column, words in enumerate(paragraph):
                    table.getCellByPosition(column, 0).String = words
            else:
                text.insertString(text.End, paragraph, False)
                if index + 1 < len(paragraphs):
                    text.insertControlCharacter(text.End, 0, False)
        return True

    def open(self, address):
        if self.document:
            self.document.close(True)
        self.document = self.desktop.loadComponentFromURL(address, "_blank", 0, ())
        return True

    def store(self, address):
        self.document.storeAsURL(address, ())
        return True

    def sidebar(self):
        """Opens the Housestyle deck in the sidebar."""
        name = "HousestylePanel"
        deck = self.document.CurrentController.getSidebar().getDecks().getByName("HousestyleDeck")

        def shown():
            deck.activate(True)
            panels = deck.getPanels()
            return panels.getByName(name).getDialog() if name in panels.getElementNames() else None

        self.window = until(shown)
        return True

    def _parts(self, role, start=None):
        context = (start or self.window).getAccessibleContext()
        for index in range(context.getAccessibleChildCount()):
            child = context.getAccessibleChild(index)
            if child.getAccessibleContext().getAccessibleRole() == role:
                yield child
            yield from self._parts(role, child)

    def _named(self, role, name):
        return next((each for each in self._parts(role) if each.getAccessibleContext().getAccessibleName() == name), None)

    def _rows(self, index):
        lists = list(self._parts(LIST))
        return list(self._parts(LIST_ITEM, lists[index])) if index < len(lists) else []

    def status(self, awaited):
        """Waits until the panel shows this text."""
        status = self.window.getControl("status")
        try:
            until(lambda: status.getText() == awaited)
        except TimeoutError:
            return status.getText()
        return awaited

    def rows(self):
        def names():
            return [each.getAccessibleContext().getAccessibleName() for each in self._rows(0)]

        return until(names, enough=lambda _: True)

    def choose(self, name, index=0):
        """Selects a row of the first list (suggestions) or the second (replacements) once it is there. The panel itself
        selects a row after filling a list, which would otherwise undo this selection."""

        def chosen():
            names = [each.getAccessibleContext().getAccessibleName() for each in self._rows(index)]
            if name not in names:
                return False
            rows = list(self._parts(LIST))[index].getAccessibleContext()
            if rows.getSelectedAccessibleChildCount() == 0:
                return False
            rows.selectAccessibleChild(names.index(name))
            return True

        return until(chosen)

    def press(self, name):
        """Presses a button once it is enabled. The panel reacts shortly afterward."""
        def pressed():
            button = self._named(PUSH_BUTTON, name)
            if not button or not button.getAccessibleContext().getAccessibleStateSet().contains(ENABLED):
                return False
            button.getAccessibleContext().doAccessibleAction(0)
            return True

        return until(pressed)

    def fill(self, name, words):
        field = until(lambda: self._named(TEXT, name) or self._named(PASSWORD_TEXT, name))
        field.getAccessibleContext().setText(words)
        return True

    def selected(self):
        return self.document.CurrentController.getSelection().getByIndex(0).getString()

    def text(self):
        return self.document.Text.String

    def weight(self, words):
        """Returns the font weight of these words."""
        search = self.document.createSearchDescriptor()
        search.SearchString = words
        return self.document.findFirst(search).CharWeight

    def embolden(self, words):
        search = self.document.createSearchDescriptor()
        search.SearchString = words
        self.document.findFirst(search).CharWeight = 150.0
        return True

    def edit(self, old, new):
        """Changes the text as someone else would."""
        replace = self.document.createReplaceDescriptor()
        replace.SearchString, replace.ReplaceString = old, new
        return self.document.replaceAll(replace)

    def track(self, on):
        """Turns Track Changes on or off."""
        self.document.RecordChanges = on
        return True

    def delete(self, words):
        """Deletes words as a person would."""
        search = self.document.createSearchDescriptor()
        search.SearchString = words
        self.document.findFirst(search).String = ""
        return True

    def join(self, words):
        """Deletes the paragraph break before these words, as Backspace does."""
        search = self.document.createSearchDescriptor()
        search.SearchString = words
        cursor = self.document.Text.createTextCursorByRange(self.document.findFirst(search).Start)
        cursor.goLeft(1, True)
        cursor.String = ""
        return True

    def accept_changes(self):
        manager = self.context.ServiceManager
        helper = manager.createInstanceWithContext("com.sun.star.frame.DispatchHelper", self.context)
        frame = self.document.CurrentController.Frame
        helper.executeDispatch(frame, ".uno:AcceptAllTrackedChanges", "", 0, ())
        return True

    def cut_off(self):
        """Returns the controls that extend beyond the sidebar or are too small for their text."""
        sizes = [window.getPosSize() for window in windows_around(self.window)]
        width, height = min(size.Width for size in sizes), min(size.Height for size in sizes)

        def is_cut(control):
            place = control.getPosSize()
            is_button = hasattr(control.Model, "PushButtonType")
            is_narrow = is_button and control.getMinimumSize().Width > place.Width
            return is_narrow or place.X + place.Width > width or place.Y + place.Height > height

        return [each.Model.Name for each in self.window.getControls() if each.isVisible() and is_cut(each)]

    def undo(self):
        """Undoes the last step and returns its name."""
        manager = self.document.getUndoManager()
        title = manager.getCurrentUndoActionTitle()
        manager.undo()
        return title

    def end(self):
        if self.document:
            self.document.close(True)
        self.desktop.terminate()
        return True


def main():
    office = Office(int(sys.argv[1]))
    for line in sys.stdin:
        act, *args = json.loads(line)
        try:
            answer = {"value": getattr(office, act)(*args)}
        except Exception:
            answer = {"fault": traceback.format_exc()}
        print(json.dumps(answer), flush=True)


main()
