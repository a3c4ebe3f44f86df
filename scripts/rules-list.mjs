/**
 * node scripts/rules-list.mjs: writes the list of rules, rules/index.ts and rules/heads.json, from the rules' texts and the
 * order in rules/order.txt. With --check it only says whether they are as they ought to be.
 */
import { inOwnNode } from "./lib/in-own-node.mjs";
import { listFaults, writeLists } from "./lib/rules-list.mjs";
import { Explained, run, say } from "./lib/say.mjs";

await run(async () => {
  inOwnNode(import.meta.url);
  if (!process.argv.includes("--check")) {
    await writeLists();
    return say("Rule lists updated.");
  }
  const faults = await listFaults();
  if (faults.length > 0) throw new Explained(faults.join("\n"));
});
