"""Ignored suggestions, stored in the properties of the document."""
import json

from com.sun.star.beans.PropertyAttribute import REMOVABLE
from com.sun.star.uno import Exception as UnoException

NAME = "Housestyle ignored"


def read(document):
    """Returns the ids of ignored suggestions, or none if the property holds anything else."""
    properties = document.DocumentProperties.UserDefinedProperties
    try:
        ids = json.loads(properties.getPropertyValue(NAME))
    except (UnoException, ValueError, TypeError):
        return set()
    return {each for each in ids if isinstance(each, str)} if isinstance(ids, list) else set()


def add(document, remark_id):
    properties = document.DocumentProperties.UserDefinedProperties
    ids = json.dumps(sorted(read(document) | {remark_id}), ensure_ascii=False)
    if properties.PropertySetInfo.hasPropertyByName(NAME):
        properties.setPropertyValue(NAME, ids)
    else:
        properties.addProperty(NAME, REMOVABLE, ids)
