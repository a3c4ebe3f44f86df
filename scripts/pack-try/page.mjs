import { createEngine } from "@housestyle/engine";
import { addressesBelow, fetchAssets } from "@housestyle/lexicon/page";

const folder = new URL("node_modules/@housestyle/lexicon/", location.href);
const engine = createEngine(await fetchAssets(addressesBelow(folder)));
const [finding] = engine.check("She ate a apple.", { dialect: "en-US" });
document.title = `${finding.ruleId} ${finding.suggestions.join()}`;
