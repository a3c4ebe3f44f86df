import { createApi, createClient } from "@housestyle/client";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";

const engine = createEngine(await readAssets());
const [finding] = engine.check("She ate a apple.", { dialect: "en-US" });
// Nobody listens there: a client does not throw.
const outcome = await createApi(createClient({ base: "http://127.0.0.1:1" })).tagText({ Text: "She ate a apple." });
if (outcome.kind !== "failed") throw new Error("Somebody answered.");
console.log(process.version, finding.ruleId, finding.suggestions.join());
