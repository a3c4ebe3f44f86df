import { defineRule } from "../../rule.ts";

/** People and animals that own things, in the plural. None of them is a verb. */
const owners =
  "brothers sisters mothers fathers moms mums dads husbands sons daughters aunts uncles cousins neighbors neighbours girlfriends boyfriends grandmothers grandfathers teachers doctors kings queens dogs cats birds horses girls boys friends drivers players owners managers customers authors".split(
    " ",
  );
/** One thing that is owned and is never a verb. */
const belongings =
  "car|bone|hat|tail|wife|husband|mother|father|brother|sister|birthday|hair|daughter|opinion|computer|bike|bicycle|apartment|girlfriend|boyfriend|bedroom|kitchen|paw|fur|bowl|toy|leash|collar|wing|throne|crown|kingdom|advice|life|death|address|suitcase|sweater|jacket|dress|guitar|laptop|personality|childhood|career|salary";
/** Things that are verbs, too, unless a verb follows. */
const withVerb = "name|house|room|phone|job|work|voice|face|book|idea|plan|story|answer|question|team";
const determiner = "the|a|my|your|his|her|our|their|this|that";
/** Verbs of giving have two objects: “I gave my brothers advice.” */
const givers =
  "!lemma:give|lemma:send|lemma:buy|lemma:show|lemma:tell|lemma:offer|lemma:bring|lemma:make|lemma:lend|lemma:teach|lemma:cost|lemma:owe|lemma:pay|lemma:get|lemma:wish|lemma:save|lemma:call";

/** “the dogs bone” → “the dog's bone”; “yesterdays news” → “yesterday's news”. */
export const missingPossessive = defineRule({
  id: "grammar/missing-possessive",
  title: "Apostrophe of the owner",
  explain: "What belongs to somebody stands behind an apostrophe and an s: the dog’s bone, my brother’s car.",
  kind: "grammar",
  level: "warning",
  examples: [
    { wrong: "I found the dogs bone in the yard.", right: "I found the dog's bone in the yard." },
    { wrong: "My brothers car is red.", right: "My brother's car is red." },
    { wrong: "My sisters name is Ann.", right: "My sister's name is Ann." },
    { wrong: "Yesterdays news is old.", right: "Yesterday's news is old." },
    { wrong: "A mans hat fell.", right: "A man's hat fell." },
    { wrong: "The childrens toys are here.", right: "The children's toys are here." },
  ],
  leaves: [
    "The dogs bark.",
    "The girls name the cat.",
    "My friends help me.",
    "The boys dress for dinner.",
    "The dog's bone is here.",
    "I gave my brothers advice.",
    "His many yesterdays haunt him.",
    "Our todays and tomorrows are one.",
    "He mans the gate.",
  ],
  patterns: [
    ...owners.flatMap((owner) => {
      const replace = [`${owner.slice(0, -1)}'s`, `${owner}'`];
      return [
        { match: `[${givers}] [${determiner}] ${owner} [${belongings}] [!NOUN|for]`, replace },
        { match: `[${determiner}] ${owner} [${withVerb}] [is|was|has|isn't|wasn't]`, replace },
      ];
    }),
    ...["yesterday", "today", "tomorrow"].map((day) => ({ match: `${day}s [NOUN]`, replace: [`${day}'s`] })),
    ...["man", "woman"].map((one) => ({
      match: `[a|the|this|that|every|another] ${one}s [NOUN]`,
      replace: [`${one}'s`],
    })),
    ...["children", "men", "women"].map((many) => ({ match: `${many}s [NOUN|ADJ]`, replace: [`${many}'s`] })),
  ],
  message: (_, first) => `Something belongs to somebody here: “${first ?? ""}”.`,
});
