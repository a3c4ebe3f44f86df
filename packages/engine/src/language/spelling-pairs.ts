import type { Spelled } from "../facts/analysis.ts";
import { noted } from "../text/vocabulary.ts";

/** A spelling of a word that has two, and the other one; in small letters. */
export interface SpellingPair {
  /** The same for both. */
  readonly key: string;
  /** What this spelling has in common with others: the word itself, or its ending. */
  readonly way: string;
  readonly other: string;
}

/** Words with two spellings of one sense. Where only one of them is right in a variety of English, that is said elsewhere. */
const pairs = `
  grey gray, judgement judgment, acknowledgement acknowledgment, abridgement abridgment, lodgement lodgment,
  ageing aging, adviser advisor, focussed focused, focussing focusing, benefitted benefited, benefitting benefiting,
  likeable likable, sizeable sizable, loveable lovable, saleable salable, liveable livable, moveable movable,
  useable usable, rateable ratable, unshakeable unshakable, mediaeval medieval, encyclopaedia encyclopedia,
  yoghurt yogurt, doughnut donut, artefact artifact, hiccough hiccup, omelette omelet, dietician dietitian,
  orientated oriented, preventative preventive, towards toward, afterwards afterward, tranquillity tranquility, instalment installment,
  enrolment enrollment, fulfil fulfill, skilful skillful, wilful willful, counsellor counselor, jewellery jewelry,
  catalogue catalog, colour color, favour favor, favourite favorite, honour honor, behaviour behavior,
  neighbour neighbor, labour labor, flavour flavor, harbour harbor, rumour rumor, humour humor, vapour vapor,
  centre center, theatre theater, fibre fiber, defence defense, offence offense,
  pretence pretense, traveller traveler, travelled traveled, travelling traveling, cancelled canceled,
  cancelling canceling, labelled labeled, labelling labeling, modelled modeled, modelling modeling,
  fuelled fueled, signalled signaled, analyse analyze, paralyse paralyze, catalyse catalyze, cosy cozy,
  plough plow, sceptic skeptic, sceptical skeptical, scepticism skepticism, sulphur sulfur, moustache mustache,
  pyjamas pajamas, archaeology archeology, archaeologist archeologist, paediatric pediatric, aesthetic esthetic,
  anaesthetic anesthetic, oestrogen estrogen, foetus fetus, manoeuvre maneuver, leukaemia leukemia,
  haemoglobin hemoglobin, czar tsar, gipsy gypsy, per-cent percent, wagon waggon, smoulder smolder, mould mold
`;

const endings = ["", "s", "d", "ed", "ing", "ly", "er", "ers", "ful", "able"];

/** Forms that are another word as well: “the analyses”. */
const otherWords: ReadonlySet<string> = new Set(["analyses", "catalyses", "paralyses"]);

const bothWays = new Map<string, SpellingPair>();
for (const ending of endings)
  for (const pair of pairs.split(",")) {
    const [one = "", two = ""] = pair
      .trim()
      .split(/\s+/)
      .map((word) => word + ending);
    // “towards” is a word of the list, and no form of “toward”.
    if (bothWays.has(one) || bothWays.has(two) || otherWords.has(one)) continue;
    bothWays.set(one, { key: two, way: one, other: two });
    bothWays.set(two, { key: two, way: two, other: one });
  }

/** Endings that may be written with an s or a z. */
const ise = /(?<=[a-z]{3})i[sz](?=(?:e|ed|es|er|ers|ing|able|ation|ations)$)/;

/** In front of these the ending is no ending: advertise, exercise and franchise have an s everywhere. */
const onlyS =
  /(?:advert|merchand|improv|parad|treat|superv|telev|comprom|enterpr|exerc|franch|disgu|surpr|desp|circumc|chast|appr|w|expert|conc|a|o|u|compr|surm|prov|ev|div|prec|prem|prom|pract|adv|exc|inc|dem|mort|repr)is(?=[a-z]+$)/;

/**
 * The spelling of a word that has another one which is as right in this English; undefined for any other. All words in -ise
 * and -ize are one choice.
 */
export function spellingPair({ lexicon, dialect }: Spelled, lower: string): SpellingPair | undefined {
  const pair = pairOf(lower);
  return pair !== "none" && lexicon.knows(pair.other, dialect) && lexicon.knows(lower, dialect) ? pair : undefined;
}

const pairOf = (lower: string): SpellingPair | "none" => bothWays.get(lower) ?? byEnding(lower) ?? "none";

/** Whether a word may have two spellings, in any English: most have one, and are asked for again and again. */
export const mayBeSpelledTwice = noted("pairs", ({ lower }) => lower.length > 3 && pairOf(lower) !== "none");

function byEnding(lower: string): SpellingPair | undefined {
  if (!ise.test(lower)) return undefined;
  const [s, z] = [lower.replace(ise, "is"), lower.replace(ise, "iz")];
  if (onlyS.test(s)) return undefined;
  const key = "-ise/-ize";
  return lower === s ? { key, way: "-ise", other: z } : { key, way: "-ize", other: s };
}
