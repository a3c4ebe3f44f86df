import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

/** Adjectives with the noun for the quality. Our own list. */
const qualities: Readonly<Record<string, string>> = {
  confident: "confidence",
  important: "importance",
  intelligent: "intelligence",
  patient: "patience",
  independent: "independence",
  violent: "violence",
  silent: "silence",
  convenient: "convenience",
  angry: "anger",
  hungry: "hunger",
  happy: "happiness",
  sad: "sadness",
  lonely: "loneliness",
  beautiful: "beauty",
  honest: "honesty",
  curious: "curiosity",
  responsible: "responsibility",
  healthy: "health",
  difficult: "difficulty",
  anxious: "anxiety",
  jealous: "jealousy",
  creative: "creativity",
  generous: "generosity",
  necessary: "necessity",
  popular: "popularity",
  proud: "pride",
  brave: "bravery",
  wise: "wisdom",
};

/** Verbs that are no nouns, with the noun for what is done. Our own list. */
const actions: Readonly<Record<string, string>> = {
  argue: "argument",
  believe: "belief",
  prove: "proof",
  grow: "growth",
  discuss: "discussion",
  decide: "decision",
  explain: "explanation",
  complain: "complaint",
  suggest: "suggestion",
  agree: "agreement",
  choose: "choice",
  arrive: "arrival",
  improve: "improvement",
  develop: "development",
  solve: "solution",
  announce: "announcement",
  apologize: "apology",
  apologise: "apology",
  describe: "description",
  explore: "exploration",
  recommend: "recommendation",
  apply: "application",
  destroy: "destruction",
  compare: "comparison",
  conclude: "conclusion",
  prepare: "preparation",
  translate: "translation",
  celebrate: "celebration",
};

/** Nouns after “very”, with the adjective. Our own list. */
const described: Readonly<Record<string, string>> = {
  danger: "dangerous",
  health: "healthy",
  luck: "lucky",
  noise: "noisy",
  rain: "rainy",
  sun: "sunny",
  wind: "windy",
  peace: "peaceful",
  success: "successful",
  comfort: "comfortable",
  mystery: "mysterious",
  pain: "painful",
  power: "powerful",
  taste: "tasty",
  dirt: "dirty",
  hunger: "hungry",
  anger: "angry",
  courage: "courageous",
  stress: "stressful",
  beauty: "beautiful",
  difficulty: "difficult",
  speed: "fast",
};

/** What annoys someone, with how that person feels. */
const feelings: Readonly<Record<string, string>> = {
  boring: "bored",
  exciting: "excited",
  confusing: "confused",
  annoying: "annoyed",
  frustrating: "frustrated",
  disappointing: "disappointed",
  embarrassing: "embarrassed",
  surprising: "surprised",
  shocking: "shocked",
  worrying: "worried",
  relaxing: "relaxed",
  frightening: "frightened",
};

const nouns = Object.values(qualities).filter(
  (noun) => !/^(?:necessity|responsibility|difficulty|curiosity|beauty)$/.test(noun),
);
const adjectiveOf = new Map(Object.entries(qualities).map(([adjective, noun]) => [noun, adjective]));
const being = "am|is|are|was|were|be|been|i'm|you're|he's|she's|we're|they're|it's";

/** “a lot of confident” → “confidence”; “is importance to” → “important”; “an argue about” → “argument”. */
export const wordClass = defineRule({
  patterns: [
    ...Object.entries(qualities).flatMap(([adjective, noun]) => [
      {
        match: `[a lot|lack|sense|feeling|matter|kind|amount|level of] ${adjective} [.|,|!|?|and|in|about|to|when|because|for|is|was|$]`,
        replace: [noun],
      },
      {
        match: `[the|his|her|my|their|your|our|a lack|sense|feeling|loss|level of] ${adjective} [.|,|!|?|in|about|is|was|$]`,
        replace: [noun],
      },
      { match: `[lots|plenty|full|lack of] ${adjective} [.|,|!|?|in|about|to|when|because|$]`, replace: [noun] },
    ]),
    ...nouns.flatMap((noun) => {
      const fix = adjectiveOf.get(noun) ?? noun;
      return [
        {
          match: `[${being} very|so|too|really|quite] ${noun} [.|,|!|?|and|but|to|in|on|at|about|for|with|that|when|because|$]`,
          replace: [fix],
        },
        {
          match: `[feel|feels|felt|seem|seems|seemed|look|looks|looked|become|became very|so|too|really] ${noun}`,
          replace: [fix],
        },
      ];
    }),
    { match: `[${being} ~not|very|more|always] patience [with]`, replace: ["patient"] },
    { match: `[${being} ~not|very|more|always] confidence [about|that]`, replace: ["confident"] },
    ...Object.entries({
      bored: "boring",
      interested: "interesting",
      excited: "exciting",
      disappointed: "disappointing",
    }).map(([feeling, cause]) => ({
      match: `[movie|film|book|lesson|class|lecture|show|story|speech|game|trip|course|concert was|is|were ~not ~very|so|really|quite|too] ${feeling} [.|,|!|and|but|so|that|$]`,
      replace: [cause],
    })),
    ...Object.entries(described).map(([noun, fix]) => ({
      match: `[is|are|was|were|be|a|feel|feels|felt|it's|not|get|got|becomes|became very|extremely|too] ${noun} [NOUN|.|,|!|?|and|but|for|to|when|because|in|at|with|$]`,
      replace: [fix],
    })),
    ...["difficulty", "importance", "beauty", "success", "necessity"].map((noun) => ({
      match: `[is|are|was|were|be really|extremely|quite|pretty] ${noun} [.|,|!|?|and|but|for|to|when|because|in|$]`,
      replace: [described[noun] ?? adjectiveOf.get(noun) ?? noun],
    })),
    ...Object.entries({ high: "height", long: "length", wide: "width", deep: "depth", strong: "strength" }).map(
      ([adjective, noun]) => ({
        match: `[the] ${adjective} of [the|a|an|my|our|this|that|each NOUN]`,
        replace: [`${noun} of`],
      }),
    ),
    ...Object.entries({
      different: "difference",
      important: "importance",
      beautiful: "beauty",
      difficult: "difficulty",
      popular: "popularity",
    }).map(([adjective, noun]) => ({
      match: `[the] ${adjective} of|between [the|a|an|my|our|your|this|that|these|them|us|it|*ing]`,
      replace: [`${noun} $1`],
    })),
    { match: "[my|your|his|her|our|their] dead [is|was|came|made|has|had]", replace: ["death"] },
    ...["confident", "independent", "curious", "honest", "angry", "hungry"].map((adjective) => ({
      match: `[my|your|his|her|our|their] ${adjective} [after|when|because|.|during|before|$]`,
      replace: [qualities[adjective] ?? adjective],
    })),
    { match: "[^ the] important of [NOUN]", replace: ["importance of"] },
    { match: "[i|we feel|felt ~very|so|really] boring [in|at|today|here|.|,|when|because|$]", replace: ["bored"] },
    {
      match:
        "[kids|children|students|people|boys|girls|parents|everyone|everybody|friends|fans were|are|was|is ~very|so|really] exciting [about|to]",
      replace: ["excited"],
    },
    ...["confident", "patient", "intelligent", "curious", "honest"].map((adjective) => ({
      match: `[no|much|little] ${adjective} [in|about|.|,|!|$]`,
      replace: [qualities[adjective] ?? adjective],
    })),
    {
      match:
        "[is|was|a|it's|that's|am|are|were] real important|nice|good|easy|difficult|interesting|happy|careful|quick|proud|excited|helpful|useful|hard [.|,|!|to|and|NOUN|$]",
      replace: ["really $1"],
    },
    {
      match:
        "[a|an|the|my|his|her big|great|nice|huge|real|complete|pleasant|lovely|total] surprised [.|,|!|for|to|when|that|and|$]",
      replace: ["surprise"],
    },
    {
      match: `[it is|was|it's|isn't|wasn't ~not|very|really|also] importance [to|that|for|because|.|,]`,
      replace: ["important"],
    },
    { match: `[${being} ~very|so|quite|not|too] difference [from|than|to]`, replace: ["different"] },
    ...Object.entries(actions).map(([verb, noun]) => ({
      match: `[the|my|your|his|her|our|their|this|good|bad|big|small|great|long|quick|final|difficult|new|short|important|strong] ${verb} [about|with|between|of|on|in|for|soon|now|today|.|,|!|?|$]`,
      replace: [noun],
    })),
    ...Object.entries(actions).map(([verb, noun]) => ({
      match: `an|a ${verb} [about|with|between|of|on|for|to|in|soon|now|today|.|,|!|?|$]`,
      replace: [`${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`],
    })),
    ...Object.entries(feelings).flatMap(([cause, feeling]) => [
      {
        match: `[i'm|we're ~very|so|really|quite|a] ${cause} [about|by|with|that|when|because|during]`,
        replace: [feeling],
      },
      {
        match: `[i|we am|was|are|were|feel|felt|got|get ~very|so|really|quite|not] ${cause} [about|by|with|that|when|because|during]`,
        replace: [feeling],
      },
      {
        match: `[he|she|they is|was|are|were|feel|felt|feels ~very|so|really|quite|not] ${cause} [about|by]`,
        replace: [feeling],
      },
    ]),
    {
      match:
        "[i|we|you|they|he|she|i'm|we're|you're|they're|he's|she's ~am|is|are|was|were|be|not ~very|so|really|not|also|always|quite] interesting in [!person|parts|many|some|this|that|its|her|his|their|itself|themselves|himself|herself|conversation|bed|all|every|both]",
      replace: ["interested in"],
    },
    {
      match:
        "[english|french|spanish|german|italian|chinese|japanese|grammar|spelling|pronunciation|memory|writing|accent|handwriting is|isn't|was|wasn't ~not very|so] well [.|,|!|but|and|because|$]",
      replace: ["good"],
    },
  ],
  unless: isQuoted,
});
