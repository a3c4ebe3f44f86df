import { createApi, createClient } from "@housestyle/client";
import { createEngine, type Finding } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { fetchAssets } from "@housestyle/lexicon/page";
import housestyle from "@housestyle/unified";

const found: readonly Finding[] = createEngine(await readAssets()).check("She ate a apple.");
const outcome = await createApi(createClient({ key: "hs_1" })).tagText({ Text: "She ate a apple." });
if (outcome.kind === "done") outcome.value.Tags.map(({ startPos, endPos }) => [startPos, endPos]);
// @ts-expect-error There is no such call.
createApi(createClient()).tagTexts({ Text: "" });
// @ts-expect-error A dialect is one of a list.
createEngine({}).check("", { dialect: "en-XX" });

export { fetchAssets, found, housestyle };
