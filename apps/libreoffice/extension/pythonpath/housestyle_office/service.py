"""The calls to the server, independent of LibreOffice."""
import json
import urllib.error
import urllib.request

# The clientApp number of office programs.
CLIENT = 3
ACTIONS = {"ignore": 1, "accept": 2, "addToDictionary": 3}
SIDEBAR = 4
SECONDS = 30


class Unreachable(Exception):
    """There was no response, or not from a Housestyle server."""


class Refused(Exception):
    """The server refused the request. The message says why."""


class Service:
    def __init__(self, address, key):
        self.address = address.rstrip("/")
        self.key = key

    def check(self, text, language):
        """Returns the findings in a text."""
        try:
            return json.loads(self._post("/api/v1/check", {"text": text, "language": language}))["findings"]
        except (ValueError, KeyError, TypeError):
            raise Unreachable from None

    def add_word(self, word):
        self._post("/api/ignorepatterns", {"word": word, "category": "", "subCategory": ""})

    def count(self, action, remark, suggestion=None):
        """Reports an action on a suggestion, as codes without text."""
        event = {"Action": ACTIONS[action], "Source": SIDEBAR, "Category": remark.kind, "RuleId": remark.rule}
        if suggestion is not None:
            event["SuggestionIndex"] = suggestion
        self._post("/api/captureeditactionextended", {**event, "ClientApp": CLIENT})

    def _post(self, path, body):
        """Returns the raw response, which is JSON or plain text."""
        headers = {"content-type": "application/json", "accept": "application/json", "clientApp": str(CLIENT)}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            raise Refused(message_of(error)) from None
        except OSError:
            raise Unreachable from None


def message_of(error):
    try:
        return str(json.load(error)["Message"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"{error.code}"
