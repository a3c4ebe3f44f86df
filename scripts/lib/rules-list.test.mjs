import { expect, test } from "vitest";
import { listFaults, listSource, orderFaults, orderOf } from "./rules-list.mjs";

test("the list of rules is what order.txt says, and every rule of the folder is in it", () => {
  expect(listFaults()).toEqual([]);
});

test("a rule without a place, a place without a rule and a second place are told by name", () => {
  const order = orderOf("# first\ngrammar/a-or-an # articles\n\nstyle/gone\ngrammar/a-or-an\n");
  expect(orderFaults(order, ["clarity/new", "grammar/a-or-an"])).toEqual([
    "clarity/new: it has a file and no place in rules/order.txt.",
    "style/gone: it has a place in rules/order.txt and no file.",
    "grammar/a-or-an: it has two places in rules/order.txt.",
  ]);
});

test("rules are imported by the name of their file and listed as they are ordered", () => {
  const source = listSource(["style/if-i-were", "grammar/a-or-an"]);
  expect(source).toContain(
    'import { aOrAn } from "./grammar/a-or-an.ts";\nimport { ifIWere } from "./style/if-i-were.ts";\n',
  );
  expect(source).toContain("[\n  ifIWere,\n  aOrAn,\n];");
});
