import { isPlural } from "../../language/grammatical-number.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const uncounted = wordSet("clothes thanks remains pains goods savings means politics");

/** Matches nouns for amounts that are never counted. */
const amounts =
  "money|advice|furniture|luggage|baggage|homework|housework|equipment|information|progress|knowledge|traffic|sugar|salt|rice|bread|butter|luck|homework|happiness|patience|attention|electricity|rain|snow|sand|dust|mud|music|news|evidence|research|software|hardware|fun|rubbish|garbage|sunshine|pollution|violence|poverty|wealth";

/** Words after which “much” modifies the noun that follows. */
const leads = wordSet("so too how very as have has had are were with not for of see know make made");

/** “much people” → “many people”. */
export const muchOrMany = defineRule({
  patterns: [
    { match: `[!a|good|great|how|not|too] many [${amounts} !NOUN|-]`, replace: ["much"] },
    { match: `[how|so|too|as|not] many [${amounts} !NOUN|-]`, replace: ["much"] },
    {
      match: `[!a|the|these|those|last|first|next|only|his|her|my|their|our|your|very|NUM] few [${amounts} !NOUN|-]`,
      replace: ["little"],
    },
    { match: `a few [${amounts} !NOUN|-]`, replace: ["a little"] },
    { match: `fewer [${amounts} !NOUN|-]`, replace: ["less"] },
  ],
  message: (_, first) => `Use “${(first ?? "much").toLowerCase()}” with a noun you cannot count.`,
  words: ["much"],
  at(a, index): Hit | undefined {
    // “not so much discoveries as accidents”
    if (neighbour(a, index, 2)?.lower === "as") return undefined;
    const much = a.tokens[index];
    const noun = neighbour(a, index, 1);
    if (!much || !noun || !isPlural(noun) || noun.text.includes("-") || uncounted.has(noun.lower)) return undefined;
    if (!leads.has(neighbour(a, index, -1)?.lower ?? "")) return undefined;
    return {
      start: much.start,
      end: much.end,
      message: `Use “many” with things you can count, such as “${noun.lower}”.`,
      suggestions: ["many"],
    };
  },
});
