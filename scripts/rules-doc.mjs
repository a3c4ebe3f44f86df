/** node scripts/rules-doc.mjs: writes docs/rules.md from rules and templates. They are TypeScript, which older Nodes cannot read. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inOwnNode } from "./lib/in-own-node.mjs";
import { root } from "./lib/root.mjs";
import { run, say } from "./lib/say.mjs";

await run(async () => {
  inOwnNode(import.meta.url);
  const { rules } = await import("../packages/engine/src/rules/index.ts");
  const { templates } = await import("../packages/engine/src/templates/index.ts");
  const { rulesDoc } = await import("../packages/engine/src/rules/rules-doc.ts");
  const { openPhrases } = await import("../packages/engine/src/pattern/phrases.ts");
  const { readPhrases } = await import("../packages/lexicon/src/read-phrases.ts");
  const file = join(root, "docs", "rules.md");
  writeFileSync(file, rulesDoc(rules, templates, openPhrases(await readPhrases())));
  say(`${rules.length} rules and ${templates.length} templates written to docs/rules.md.`);
});
