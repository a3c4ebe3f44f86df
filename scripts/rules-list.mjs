/** node scripts/rules-list.mjs: writes the list of rules, rules/index.ts, in the order of rules/order.txt. */
import { writeFileSync } from "node:fs";
import { currentOrder, listFile, listSource, orderFaults, ruleFiles } from "./lib/rules-list.mjs";
import { run, say } from "./lib/say.mjs";

await run(async () => {
  const ids = currentOrder();
  const faults = orderFaults(ids, ruleFiles());
  if (faults.length > 0) throw new Error(faults.join("\n"));
  writeFileSync(listFile, listSource(ids));
  say(`${ids.length} rules are listed.`);
});
