"""Drives language_tool_python against a server. Requests and responses are JSON."""
import json
import sys

import language_tool_python

asked = json.load(sys.stdin)
wrong, right = asked["wrong"], asked["right"]


def tool(language="en-US", **more):
    return language_tool_python.LanguageTool(language, remote_server=asked["url"], **more)


def places(matches):
    return [[match.offset, match.error_length] for match in matches]


with tool() as us:
    found = us.check(wrong)
    answers = {
        "found": [
            [m.offset, m.error_length, m.replacements[0], m.rule_id, m.rule_issue_type] for m in found
        ],
        # Its places are counted in letters of Python.
        "astral": places(us.check("\U0001f642 " + wrong)),
        "corrected": us.correct(wrong),
        "none": places(us.check(right)),
    }
    us.disabled_rules = {"MORFOLOGIK_RULE_EN_US"}
    answers["off"] = places(us.check(wrong))
with tool() as picky:
    picky.picky = True
    answers["picky"] = len(picky.check("It was basically over.")) > 0
with tool("auto") as auto:
    answers["auto"] = places(auto.check(wrong))
print(json.dumps(answers))
