/**
 * English verbs that do not take -ed: base, past, past participle; `/` separates accepted variants, the commoner first.
 * Written by us from general knowledge of English.
 */
const table = `arise arose arisen|awake awoke awoken|be was been|bear bore borne|beat beat beaten|become became become|befall befell befallen
begin began begun|behold beheld beheld|bend bent bent|bet bet bet|bid bid bid|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown
break broke broken|breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|burst burst burst|buy bought bought
cast cast cast|catch caught caught|choose chose chosen|cling clung clung|come came come|cost cost cost|creep crept crept|cut cut cut
deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed
feel felt felt|fight fought fought|find found found|flee fled fled|fling flung flung|fly flew flown|forbid forbade forbidden
forecast forecast forecast|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|forgo forwent forgone|freeze froze frozen
get got got/gotten|give gave given|go went gone|grind ground ground|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden
hit hit hit|hold held held|hurt hurt hurt|keep kept kept|kneel knelt knelt|know knew known|lay laid laid|lead led led|leave left left
lend lent lent|let let let|lie lay lain|light lit lit|lose lost lost|make made made|mean meant meant|meet met met|mislead misled misled
mistake mistook mistaken|misunderstand misunderstood misunderstood|mow mowed mown/mowed|outdo outdid outdone|outgrow outgrew outgrown
overcome overcame overcome|overdo overdid overdone|overhear overheard overheard|override overrode overridden|oversee oversaw overseen
oversleep overslept overslept|overtake overtook overtaken|overthrow overthrew overthrown|overwrite overwrote overwritten|pay paid paid
prove proved proven/proved|put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|redo redid redone|remake remade remade
repay repaid repaid|resell resold resold|reset reset reset|retake retook retaken|rethink rethought rethought|rewrite rewrote rewritten
rid rid rid|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold
send sent sent|set set set|sew sewed sewn/sewed|shake shook shaken|shed shed shed|shine shone shone|shoot shot shot|show showed shown/showed
shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|slay slew slain|sleep slept slept|slide slid slid
sling slung slung|slit slit slit|sow sowed sown|speak spoke spoken|spend spent spent|spin spun spun|spit spat spat|split split split
spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung|stink stank stunk
stride strode stridden|strike struck struck|string strung strung|strive strove striven|swear swore sworn|sweep swept swept|swell swelled swollen
swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown
thrust thrust thrust|tread trod trodden|undergo underwent undergone|understand understood understood|undertake undertook undertaken
undo undid undone|uphold upheld upheld|upset upset upset|wake woke woken/woke|wear wore worn|weave wove woven|weep wept wept|win won won
wind wound wound|withdraw withdrew withdrawn|withhold withheld withheld|withstand withstood withstood|wring wrung wrung|write wrote written`;

/** The principal parts of an irregular verb. */
export interface PrincipalParts {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  /** Whether the past also serves as the participle: “had showed”, “had woke”. */
  readonly pastServes: boolean;
}

const first = (variants: string): string => variants.split("/")[0] ?? variants;

/** Irregular verbs by their base. */
export const irregularVerbs: ReadonlyMap<string, PrincipalParts> = new Map(
  table.split(/[|\n]/).map((row) => {
    const [base = "", past = "", participle = ""] = row.trim().split(" ");
    return [
      base,
      {
        base,
        past: first(past),
        participle: first(participle),
        pastServes: participle.split("/").includes(first(past)),
      },
    ];
  }),
);

/** Bases by a past form that is not also the participle: saw → see, went → go. */
export const byPast: ReadonlyMap<string, string> = new Map(
  [...irregularVerbs.values()].filter((verb) => verb.past !== verb.base).map((verb) => [verb.past, verb.base]),
);

/** Bases by the participle: seen → see. */
export const byParticiple: ReadonlyMap<string, string> = new Map(
  [...irregularVerbs.values()].flatMap((verb): [string, string][] =>
    verb.participle === verb.base
      ? []
      : [[verb.participle, verb.base], ...(verb.base === "get" ? [["gotten", "get"] as [string, string]] : [])],
  ),
);
