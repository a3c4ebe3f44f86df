import { expect, test } from "vitest";
import { listFaults, listSource, orderFaults, orderOf } from "./rules-list.mjs";

test("the list of rules is what order.txt says, and every rule of the folder is in it", async () => {
  expect(await listFaults()).toEqual([]);
});

test("a rule without a place, a place without a rule, a second place and code without a text are told by name", () => {
  const order = orderOf("# first\ngrammar/a-or-an # articles\n\nstyle/gone\ngrammar/a-or-an\n");
  expect(orderFaults(order, ["clarity/new", "grammar/a-or-an"], ["grammar/a-or-an", "style/mute"])).toEqual([
    "clarity/new: it has a text and no place in rules/order.txt.",
    "style/gone: it has a place in rules/order.txt and no text.",
    "grammar/a-or-an: it has two places in rules/order.txt.",
    "style/mute: it has code and no text.",
  ]);
});

test("what rules do is imported by the name of their file and listed under their ids", () => {
  const source = listSource(["grammar/a-or-an", "style/if-i-were"]);
  expect(source).toContain('import { aOrAn } from "./grammar/a-or-an.ts";\n');
  expect(source).toContain('{\n  "grammar/a-or-an": aOrAn,\n  "style/if-i-were": ifIWere,\n};');
});
