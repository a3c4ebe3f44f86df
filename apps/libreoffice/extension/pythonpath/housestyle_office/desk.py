"""One document being checked: its suggestions, and the actions on them."""
import threading
import time
from urllib.parse import urlsplit

import unohelper
from com.sun.star.awt import XCallback
from com.sun.star.util import XModifyListener

from . import ignored, settings, texts
from .offsets import changed_part
from .passages import go_right, passages_of
from .remarks import english_of, parts_of, place, text_of
from .service import Refused, Service, Unreachable

# Seconds to wait after the last change. After a slow check, the wait is twice as long as the check.
REST = 1.0


class Desk(unohelper.Base, XModifyListener):
    """Checks on request and after a pause. Calls `show` on the main thread when anything changes."""

    def __init__(self, context, document, show):
        self.context = context
        self.document = document
        self.show = show
        self.remarks = []
        self.status = texts.not_asked
        self.turn = 0
        self.took = 0.0
        self.timer = None
        if document:
            document.addModifyListener(self)

    def close(self):
        self.turn += 1
        if self.timer:
            self.timer.cancel()
        if self.document:
            self.document.removeModifyListener(self)
        self.document = None

    # XModifyListener

    def modified(self, _event):
        if self.timer:
            self.timer.cancel()
        self.timer = threading.Timer(max(REST, 2 * self.took), lambda: on_main(self.context, self.check))
        self.timer.daemon = True
        self.timer.start()

    def disposing(self, _event):
        self.document = None
        self.close()

    # The writer's actions

    def check(self):
        """Sends the English text of the document to the server. The response to an older request is dropped."""
        if not self.document:
            return
        self.turn += 1
        address, key = settings.read(self.context)
        if not address:
            self._say(texts.no_address)
            return
        passages, language = english_of(passages_of(self.document))
        if not passages:
            self._found([], texts.nothing_english)
            return
        self._say(texts.checking)
        service, parts, turn = Service(address, key), list(parts_of(passages)), self.turn
        threading.Thread(target=self._ask, args=(service, parts, language, turn), daemon=True).start()

    def go_to(self, remark):
        """Selects the words in the document."""
        if self.document and remark.anchor.getString():
            self.document.CurrentController.select(remark.anchor)

    def accept(self, remark, suggestion):
        """Replaces the words with a suggestion, as one undo step. Refuses if the words have changed."""
        if not self.document:
            self._say(texts.gone)
        elif remark.anchor.getString() != remark.stored:
            self._drop(remark, texts.changed)
        elif remark.stored != remark.text:
            self._say(texts.revised)
        else:
            self._write(remark, suggestion)
            self._drop(remark, self._standing(-1))
            self._count("accept", remark, remark.suggestions.index(suggestion))

    def ignore(self, remark):
        """Ignores these words here. The document stores this."""
        ignored.add(self.document, remark.id)
        self._drop(remark, self._standing(-1))
        self._count("ignore", remark)

    def add_word(self, remark):
        """Adds the word to the dictionary of the key's owner."""
        address, key = settings.read(self.context)
        if not key:
            self._say(texts.needs_key)
            return
        service = Service(address, key)

        def ask():
            try:
                service.add_word(remark.text)
                service.count("addToDictionary", remark)
            except (Refused, Unreachable) as error:
                reason = str(error) or texts.unreachable
                on_main(self.context, lambda: self._say(texts.not_added.format(reason)))
            else:
                on_main(self.context, lambda: self._added(remark))

        threading.Thread(target=ask, daemon=True).start()

    # Internals

    def _added(self, remark):
        self.remarks = [each for each in self.remarks if each.text != remark.text]
        self._say(texts.added.format(remark.text))

    def _write(self, remark, suggestion):
        start, end, words = changed_part(remark.text, suggestion)
        cursor = remark.anchor.getText().createTextCursorByRange(remark.anchor.getStart())
        go_right(cursor, start, False)
        go_right(cursor, end - start, True)
        undo = self.document.getUndoManager()
        undo.enterUndoContext(texts.undo_title(remark.text, suggestion))
        try:
            cursor.setString(words)
        finally:
            undo.leaveUndoContext()

    def _ask(self, service, parts, language, turn):
        began = time.monotonic()
        try:
            answers = [service.check(text_of(part), language) for part in parts]
        except Unreachable:
            on_main(self.context, lambda: self._failed(turn, texts.unreachable))
        except Refused as error:
            sentence = str(error) or texts.failed
            on_main(self.context, lambda: self._failed(turn, sentence))
        else:
            self.took = time.monotonic() - began
            on_main(self.context, lambda: self._answered(turn, service, parts, answers))

    def _answered(self, turn, service, parts, answers):
        if turn != self.turn or not self.document:
            return
        silent = ignored.read(self.document)
        placed = [remark for part, answer in zip(parts, answers) for remark in place(part, answer)]
        remarks = [remark for remark in placed if remark.id not in silent]
        self._found(remarks, texts.found(len(remarks), urlsplit(service.address).netloc))

    def _failed(self, turn, sentence):
        if turn == self.turn:
            self._say(sentence)

    def _standing(self, change):
        address, _ = settings.read(self.context)
        return texts.found(len(self.remarks) + change, urlsplit(address).netloc)

    def _drop(self, remark, status):
        self._found([each for each in self.remarks if each is not remark], status)

    def _found(self, remarks, status):
        self.remarks = remarks
        self._say(status)

    def _say(self, status):
        self.status = status
        self.show()

    def _count(self, action, remark, suggestion=None):
        address, key = settings.read(self.context)
        if not key:
            return

        def tell():
            try:
                Service(address, key).count(action, remark, suggestion)
            except (Refused, Unreachable):
                pass  # Counting must never get in the way of writing.

        threading.Thread(target=tell, daemon=True).start()


class Callback(unohelper.Base, XCallback):
    def __init__(self, run):
        self.run = run

    def notify(self, _data):
        self.run()


def on_main(context, run):
    """Schedules a function on the main thread."""
    manager = context.ServiceManager
    manager.createInstanceWithContext("com.sun.star.awt.AsyncCallback", context).addCallback(Callback(run), None)
