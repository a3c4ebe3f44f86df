import { defineRule } from "../../rule/rule.ts";

/** Plural nouns for people and animals that can own something. None of them is a verb. */
const owners =
  "brothers sisters mothers fathers moms mums dads husbands sons daughters aunts uncles cousins neighbors neighbours girlfriends boyfriends grandmothers grandfathers teachers doctors kings queens dogs cats birds horses girls boys friends drivers players owners managers customers authors".split(
    " ",
  );
/** Singular possessions that are never verbs. */
const belongings =
  "car|bone|hat|tail|wife|husband|mother|father|brother|sister|birthday|hair|daughter|opinion|computer|bike|bicycle|apartment|girlfriend|boyfriend|bedroom|kitchen|paw|fur|bowl|toy|leash|collar|wing|throne|crown|kingdom|advice|life|death|address|suitcase|sweater|jacket|guitar|laptop|personality|childhood|career|salary|coat|umbrella|wallet|purse|necklace|cottage|garden|recipe|recipes|wedding|funeral|advice|surgery|hospital|grave|letter|diary|handwriting|signature|passport|luggage|glasses|shoes|keys";
/** Possessions that are also verbs. They are flagged only if a verb follows. */
const withVerb = "name|house|room|phone|job|work|voice|face|book|idea|plan|story|answer|question|team|dress";
const determiner = "the|a|my|your|his|her|our|their|this|that";
/** What one or several people can have: “peoples lives”. */
const ofPeople =
  "lives|life|opinions|opinion|minds|mind|health|attention|houses|homes|money|needs|feelings|lifestyle|lifestyles|behavior|behaviour|jobs|rights|privacy|ideas|daily|everyday|attitude|attitudes|thoughts|faces|eyes|hearts|habits|expectations|perception|interests|choice|vote|votes|voices|courage";
/** What can be measured by a period: “two weeks notice”. */
const ofTime =
  "supply|subscription|membership|guarantee|warranty|lease|contract|notice|time|holiday|vacation|leave|experience|worth|rest|pay|wages|salary|imprisonment|delay|sleep|absence";
/** Countries and continents, which can own things like people. */
const places =
  "Britain|England|Scotland|Ireland|America|Canada|Australia|India|China|Japan|Russia|Germany|France|Spain|Italy|Poland|Sweden|Norway|Denmark|Finland|Austria|Switzerland|Belgium|Portugal|Greece|Turkey|Egypt|Africa|Europe|Asia|Mexico|Brazil|Argentina|Chile|Peru|Ukraine|Korea|Vietnam|Thailand|Indonesia|Malaysia|Singapore|Pakistan|Iran|Iraq|Israel|London|Moscow|Berlin|Rome|Tokyo|Beijing|Washington|California|Florida";

/** Verbs of giving, which take two objects: “I gave my brothers advice.” */
const givers =
  "!lemma:give|lemma:send|lemma:buy|lemma:show|lemma:tell|lemma:offer|lemma:bring|lemma:make|lemma:lend|lemma:teach|lemma:cost|lemma:owe|lemma:pay|lemma:get|lemma:wish|lemma:save|lemma:call";

/** “the dogs bone” → “the dog's bone”; “yesterdays news” → “yesterday's news”. */
export const missingPossessive = defineRule({
  patterns: [
    ...owners.flatMap((owner) => {
      const replace = [`${owner.slice(0, -1)}'s`, `${owner}'`];
      return [
        { match: `[${givers}] [${determiner}] ${owner} [${belongings}] [!NOUN|for]`, replace },
        {
          match: `[my|your|his|her|our|their] ${owner} [favorite|favourite|best|first|last|own|old|new|entire|whole NOUN]`,
          replace,
        },
        { match: `[${determiner}] ${owner} [${withVerb}] [is|was|has|isn't|wasn't]`, replace },
      ];
    }),
    ...["yesterday", "today", "tomorrow"].map((day) => ({ match: `${day}s [NOUN]`, replace: [`${day}'s`] })),
    ...places.split("|").map((place) => ({ match: `\\${place}s [NOUN]`, replace: [`${place}'s`] })),
    { match: `peoples [${ofPeople}]`, replace: ["people's"] },
    ...["week", "day", "month", "year", "hour", "minute"].flatMap((time) => [
      {
        match: `[two|three|four|five|six|seven|eight|nine|ten|few|several|many] ${time}s [${ofTime}]`,
        replace: [`${time}s'`],
      },
      { match: `[a|an|one|last|next|this] ${time}s [${ofTime}|work]`, replace: [`${time}'s`] },
    ]),
    {
      match: "[the] worlds [best|biggest|largest|most|first|population|economy|oldest|greatest|richest|resources]",
      replace: ["world's"],
    },
    {
      match: "[the] earths [atmosphere|surface|climate|crust|core|temperature|orbit|resources|population]",
      replace: ["earth's"],
    },
    { match: "[a ~good|hard|fair|full|long|honest] days [work]", replace: ["day's"] },
    { match: "each others [NOUN]", replace: ["each other's"] },
    ...["someone", "everyone", "anyone", "somebody", "everybody", "anybody", "nobody"].map((one) => ({
      match: `${one}s [NOUN|ADJ]`,
      replace: [`${one}'s`],
    })),
    ...["man", "woman"].map((one) => ({
      match: `[a|the|this|that|every|another] ${one}s [NOUN]`,
      replace: [`${one}'s`],
    })),
    ...["children", "men", "women"].map((many) => ({ match: `${many}s [NOUN|ADJ]`, replace: [`${many}'s`] })),
  ],
});
