"""The server's address and the API key, stored in the LibreOffice profile."""
from com.sun.star.beans import PropertyValue

PLACE = "/org.housestyle.Settings/Server"


def read(context):
    """Returns the address and the key."""
    node = opened(context, "com.sun.star.configuration.ConfigurationAccess")
    return node.getByName("Address"), node.getByName("Key")


def write(context, address, key):
    node = opened(context, "com.sun.star.configuration.ConfigurationUpdateAccess")
    node.setPropertyValue("Address", address)
    node.setPropertyValue("Key", key)
    node.commitChanges()


def opened(context, access):
    manager = context.ServiceManager
    provider = manager.createInstanceWithContext("com.sun.star.configuration.ConfigurationProvider", context)
    place = PropertyValue()
    place.Name, place.Value = "nodepath", PLACE
    return provider.createInstanceWithArguments(access, (place,))
