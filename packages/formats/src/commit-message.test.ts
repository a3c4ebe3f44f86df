import { expect, test } from "vitest";
import { commitMessageCutter } from "./commit-message.ts";
import { flagged } from "./testing/flagged.ts";
import { seen } from "./testing/seen.ts";

const cut = (...lines: readonly string[]) => seen(commitMessageCutter(lines.join("\n")));

test.each([
  [
    "subject and body",
    ["fix(a): one two", "", "Three four", "five.", "", "- Six", "  seven", "- Eight"],
    ["heading: one two", "prose: Three four five.", "list: Six seven", "list: Eight"],
  ],
  [
    "comments and what is changed",
    ["One", "# two", "", "Three.", "# ------------------------ >8 ------------------------", "four"],
    ["heading: One", "prose: Three."],
  ],
  [
    "trailers",
    ["One", "", "Two.", "", "Co-authored-by: A <b@c.d>", "Fixes: #1", "Signed-off-by: E F"],
    ["heading: One", "prose: Two."],
  ],
  ["merges", ["Merge branch 'a' into b", "", "One."], ["prose: One."]],
  [
    "code",
    ["Use `a` in bb.cc()", "", "    d = e", "", "> f", "", "See 1a2b3c4."],
    ["heading: Use ▢ in ▢", "prose: See ▢."],
  ],
  ["nothing", ["# a", ""], []],
])("%s", (_, lines, paragraphs) => {
  expect(cut(...lines)).toEqual(paragraphs);
});

test("only what a person says is remarked on, and a subject needs no full stop", () => {
  const text = `feat(teh): add ‹a› apple to \`teh\`

Somebody called getTeh() in src/teh.c, which was ‹definately› wrong since
1a2b3c4d.

Signed-off-by: Teh Asdfg <teh@asdfg.com>
# Please enter teh commit message
# ------------------------ >8 ------------------------
diff --git a/teh b/teh
+teh
`;
  expect(flagged(text, "commit")).toBe(text);
});
