"""The factory that LibreOffice uses to create the sidebar panel."""
import unohelper
from com.sun.star.ui import XUIElementFactory
from housestyle_office.panel import Panel


class PanelFactory(unohelper.Base, XUIElementFactory):
    def __init__(self, context):
        self.context = context

    def createUIElement(self, address, arguments):
        given = {each.Name: each.Value for each in arguments}
        return Panel(self.context, given["Frame"], given["ParentWindow"], address)


g_ImplementationHelper = unohelper.ImplementationHelper()
g_ImplementationHelper.addImplementation(
    PanelFactory, "org.housestyle.libreoffice.PanelFactory", ("com.sun.star.task.Job",)
)
