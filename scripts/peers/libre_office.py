"""Runs commands in LibreOffice, one JSON line each, and responds to each with one. Runs in Debian's own Python."""
import json
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

PROOFREADING = 2


def until(look, seconds=30):
    """Polls until there is a result."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = look()
        if seen:
            return seen
        time.sleep(0.02)
    raise TimeoutError


def property(name, value):
    made = PropertyValue()
    made.Name, made.Value = name, value
    return made


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

        self.context = until(reached, 60)
        self.desktop = self.made("com.sun.star.frame.Desktop")
        self.document = None

    def made(self, name):
        return self.context.ServiceManager.createInstanceWithContext(name, self.context)

    def open(self, file):
        """Opens a file in a window, as if a person had chosen it."""
        if self.document:
            self.document.close(True)
        address = uno.systemPathToFileUrl(file)
        self.document = self.desktop.loadComponentFromURL(address, "_blank", 0, (property("Hidden", False),))
        self.document.CurrentController.Frame.ContainerWindow.setPosSize(0, 0, 1200, 800, 15)
        return True

    def checked(self):
        """Returns whether LibreOffice's own checker has read every paragraph."""
        paragraphs = self.document.getFlatParagraphIterator(PROOFREADING, False)
        paragraph = paragraphs.getFirstPara()
        while paragraph:
            if not paragraph.isChecked(PROOFREADING):
                return False
            paragraph = paragraphs.getNextPara()
        return True

    def text(self):
        return self.document.Text.String

    def do(self, command):
        dispatcher = self.made("com.sun.star.frame.DispatchHelper")
        dispatcher.executeDispatch(self.document.CurrentController.Frame, command, "", 0, ())
        return True

    def correct(self):
        """Opens the spelling and grammar dialog, presses “Correct”, and returns what the dialog showed."""
        self.do(".uno:GoToStartOfDoc")
        desk = self.made("org.libreoffice.uitest.UITest")
        desk.executeDialog(".uno:SpellingAndGrammarDialog")

        def dialogue():
            window = desk.getTopFocusWindow()
            return window if "change" in window.getChildren() else None

        window = until(dialogue)

        def state(child):
            return {each.Name: each.Value for each in window.getChild(child).getState()}

        until(lambda: state("change")["Enabled"] == "true")
        shown = {"sentence": state("sentence")["Text"].strip(), "chosen": state("suggestionslb")["SelectEntryText"]}
        before = self.text()
        window.getChild("change").executeAction("CLICK", ())
        until(lambda: self.text() != before)
        window.getChild("close").executeAction("CLICK", ())
        return shown

    def end(self):
        self.document.close(True)
        self.desktop.terminate()
        return True


def main():
    office = Office(int(sys.argv[1]))
    for line in sys.stdin:
        act, *args = json.loads(line)
        print(json.dumps(getattr(office, act)(*args)), flush=True)


main()
