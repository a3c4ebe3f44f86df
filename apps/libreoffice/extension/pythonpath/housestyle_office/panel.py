"""The panel in the sidebar: shows the suggestions of the desk, and passes clicks to it."""
import unohelper
from com.sun.star.awt import XActionListener, XItemListener, XWindowListener
from com.sun.star.awt.PosSize import POSSIZE
from com.sun.star.frame import XFrameActionListener
from com.sun.star.frame.FrameAction import COMPONENT_ATTACHED, COMPONENT_REATTACHED
from com.sun.star.ui import LayoutSize, XSidebarPanel, XToolPanel, XUIElement
from com.sun.star.ui.UIElementType import TOOLPANEL

from . import layout, settings, texts
from .desk import Desk

DIALOG = "vnd.sun.star.extension://org.housestyle.libreoffice/dialogs/panel.xdl"
SETTINGS = ("addressLabel", "address", "keyLabel", "key", "keyHelp", "save", "cancel")
REMARKS = ("remarks", "message", "suggestions", "replace", "ignore", "addWord", "check", "settings")
LABELS = {
    "replace": texts.replace,
    "ignore": texts.ignore,
    "addWord": texts.add_word,
    "check": texts.check,
    "settings": texts.settings,
    "addressLabel": texts.address_label,
    "keyLabel": texts.key_label,
    "keyHelp": texts.key_help,
    "save": texts.save,
    "cancel": texts.cancel,
}
BUTTONS = ("replace", "ignore", "addWord", "check", "settings", "save", "cancel")


class Panel(
    unohelper.Base,
    XSidebarPanel,
    XUIElement,
    XToolPanel,
    XActionListener,
    XItemListener,
    XWindowListener,
    XFrameActionListener,
):
    def __init__(self, context, frame, parent, address):
        self.context = context
        self.Frame, self.ResourceURL, self.Type = frame, address, TOOLPANEL
        manager = context.ServiceManager
        provider = manager.createInstanceWithContext("com.sun.star.awt.ContainerWindowProvider", context)
        self.Window = provider.createContainerWindow(DIALOG, "", parent, None)
        self.current = self.desk = None
        self._label()
        self._open(False)
        self.windows = list(windows_around(self.Window))
        for window in self.windows:
            window.addWindowListener(self)
        self._arrange()
        self.Window.setVisible(True)
        frame.addFrameActionListener(self)
        self._begin()

    def _begin(self):
        """Opens the document of the frame. A sidebar that was open last time exists before its document does."""
        if self.desk:
            self.desk.close()
        controller = self.Frame.getController()
        self.desk = Desk(self.context, controller.getModel() if controller else None, self._show)
        self._show()
        self.desk.check()

    # XFrameActionListener

    def frameAction(self, event):
        if event.Action in (COMPONENT_ATTACHED, COMPONENT_REATTACHED):
            self._begin()

    def _control(self, name):
        return self.Window.getControl(name)

    def _label(self):
        for name, label in LABELS.items():
            self._control(name).Model.Label = label
        for name, help_text in (("remarks", texts.remarks), ("suggestions", texts.suggestions)):
            self._control(name).Model.HelpText = help_text
        for name in BUTTONS:
            self._control(name).setActionCommand(name)
            self._control(name).addActionListener(self)
        self._control("remarks").addItemListener(self)
        self._control("remarks").addActionListener(self)
        self._control("suggestions").addActionListener(self)

    # XUIElement, XToolPanel, XSidebarPanel

    def getRealInterface(self):
        return self

    def createAccessible(self, _parent):
        return self.Window.getAccessibleContext().getAccessibleParent()

    def getHeightForWidth(self, _width):
        return LayoutSize(320, -1, 600)

    def getMinimalWidth(self):
        return 240

    # Events

    def actionPerformed(self, event):
        name = event.Source.Model.Name
        acts = {
            "remarks": self._focus_suggestions,
            "suggestions": self._accept,
            "replace": self._accept,
            "ignore": lambda: self.current and self.desk.ignore(self.current),
            "addWord": lambda: self.current and self.desk.add_word(self.current),
            "check": self.desk.check,
            "settings": lambda: self._open(True),
            "save": self._save,
            "cancel": lambda: self._open(False),
        }
        acts[name]()

    def itemStateChanged(self, event):
        self._choose(event.Selected)
        if self.current:
            self.desk.go_to(self.current)

    def _focus_suggestions(self):
        self._control("suggestions").setFocus()

    def _accept(self):
        at = self._control("suggestions").getSelectedItemPos()
        if self.current and 0 <= at < len(self.current.suggestions):
            self.desk.accept(self.current, self.current.suggestions[at])

    def _save(self):
        address = self._control("address").getText().strip()
        if not address.startswith(("http://", "https://")):
            self._control("status").setText(texts.bad_address)
            return
        settings.write(self.context, address, self._control("key").getText().strip())
        self._open(False)
        self.desk.check()

    # Display

    def _open(self, is_settings):
        if is_settings:
            address, key = settings.read(self.context)
            self._control("address").setText(address)
            self._control("key").setText(key)
        for name in SETTINGS:
            self._control(name).setVisible(is_settings)
        for name in REMARKS:
            self._control(name).setVisible(not is_settings)
        self._control("address" if is_settings else "remarks").setFocus()

    def _show(self):
        rows = tuple(texts.row(remark) for remark in self.desk.remarks)
        listed = self._control("remarks")
        if listed.getItems() != rows:
            at = listed.getSelectedItemPos()
            listed.Model.StringItemList = rows
            self._choose(min(max(at, 0), len(rows) - 1))
        else:
            self._choose(listed.getSelectedItemPos())
        # Last, so the list is filled before its count is announced.
        self._control("status").setText(self.desk.status)

    def _choose(self, at):
        remarks = self.desk.remarks
        self.current = remarks[at] if 0 <= at < len(remarks) else None
        suggestions = self.current.suggestions if self.current else []
        if self.current:
            self._control("remarks").selectItemPos(at, True)
        words = f"{self.current.message}\n{self.current.explain}" if self.current else ""
        self._control("message").setText(words)
        offered = self._control("suggestions")
        offered.Model.StringItemList = tuple(each or texts.delete for each in suggestions)
        if suggestions:
            offered.selectItemPos(0, True)
        self._control("replace").setEnable(bool(suggestions))
        self._control("ignore").setEnable(self.current is not None)
        self._control("addWord").setEnable(self.current is not None and self.current.kind == "spelling")

    def _arrange(self):
        """Lays out the controls in the visible area, because the sidebar can shrink without resizing the panel."""
        sizes = [window.getPosSize() for window in self.windows]
        seen = [size for size in sizes if size.Width and size.Height]
        room = (min(size.Width for size in seen), min(size.Height for size in seen))
        for name, (left, top, width, height) in layout.places(*room).items():
            self._control(name).setPosSize(left, top, width, height, POSSIZE)

    # XWindowListener, XEventListener

    def windowResized(self, _event):
        self._arrange()

    def windowMoved(self, _event):
        pass

    def windowShown(self, _event):
        pass

    def windowHidden(self, _event):
        pass

    def disposing(self, event):
        if event.Source == self.Window:
            for window in self.windows:
                window.removeWindowListener(self)
            self.Frame.removeFrameActionListener(self)
            self.desk.close()


def windows_around(window):
    """Yields a window and its ancestors, innermost first."""
    while window:
        yield window
        window = window.getAccessibleContext().getAccessibleParent()

