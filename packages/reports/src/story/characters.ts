import type { Span } from "@housestyle/engine";
import type { AnalyzedParagraph, ReadSentence } from "../analysis/analyzed-paragraph.ts";
import { speechIn, tagsIn } from "../analysis/speech.ts";
import { grouped } from "../notes/grouped.ts";
import type { ParagraphNote } from "../notes/paragraph-note.ts";
import { paragraphNotes } from "../notes/paragraph-notes.ts";
import { measure } from "../result/measure.ts";
import type { Bar, Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";
import { namesOf } from "../words/topics.ts";

const { characters: own } = whole;
const fewest = 3;
const shown = 30;

const titles =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Lord|Madame|Monsieur|Captain|Colonel|Major|General|Professor|Father|Mother|Sister|Brother|Uncle|Aunt|Inspector|Sergeant|Lieutenant|King|Queen|Prince|Princess|Count|Countess|Duke|Duchess|President|Doctor|Reverend)\.?$/u;
/** What stands in front of where one is or goes. */
const towards: ReadonlySet<string> = new Set([
  "in",
  "at",
  "to",
  "from",
  "near",
  "into",
  "towards",
  "toward",
  "through",
  "around",
  "across",
  "outside",
]);
/** What only people do. Written by us. */
const doing = new Set(
  `say ask think feel look smile laugh nod sigh shrug frown know want see hear take walk turn stand sit run hold speak reply answer
  whisper shout cry wonder remember believe hope wish stare glance rise kiss marry eat drink sleep wake wear`.split(
    /\s+/,
  ),
);

/** Parts of a work that are named in their own text: “in Equation 3”. Written by us. */
const partOfAWork =
  /^(?:Equation|Eq|Figure|Fig|Table|Section|Chapter|Appendix|Experiment|Example|Exercise|Theorem|Lemma|Proposition|Corollary|Definition|Algorithm|Listing|Study|Step|Part|Book|Volume|Act|Scene|Page|Note|Line|Question|Problem)\b/u;

/** Names of neither. */
const neither =
  /^(?:God|Lord|Heaven|Heavens|Christ|Sir|Madam|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|English|French|German|I)$/u;

interface Name extends Span {
  readonly name: string;
  readonly person: number;
  readonly place: number;
}

/** The names of a sentence, and what speaks for a person or a place. */
function judged(sentence: ReadSentence, speakers: ReadonlySet<number>): Name[] {
  const { words } = sentence;
  return namesOf(sentence).flatMap(({ start, end, name }) => {
    const first = words.findIndex((word) => word.start === start);
    const bare = name
      .split(" ")
      .filter((part) => !titles.test(part))
      .join(" ");
    if (bare === "" || neither.test(bare)) return [];
    const before = words[first - 1];
    const isTitled = bare !== name || titles.test(before?.text ?? "");
    const speaks = words.some((word) => word.start >= start && word.end <= end && speakers.has(word.start));
    const acts = words.some((word) => word.start === end + 1 && word.tag === "VERB" && doing.has(word.lemma));
    const person = (isTitled ? 2 : 0) + (speaks ? 2 : 0) + (acts ? 1 : 0);
    const isPlaced = !isTitled && !partOfAWork.test(bare) && towards.has(before?.lower ?? "");
    return [{ start, end, name: bare, person, place: isPlaced ? 1 : 0 }];
  });
}

const namesIn = paragraphNotes((analyzed: AnalyzedParagraph): Name[] => {
  const speakers = new Set(tagsIn(analyzed, speechIn(analyzed)).flatMap(({ speaker }) => speaker?.start ?? []));
  return analyzed.sentences.flatMap((sentence) => judged(sentence, speakers));
});

type Kind = "people" | "places";

/** Whether a name is somebody's or somewhere; undefined when it could be either. */
function kindOf(uses: readonly Name[]): Kind | undefined {
  if (uses.length < fewest) return undefined;
  const person = uses.reduce((sum, use) => sum + use.person, 0);
  const place = uses.reduce((sum, use) => sum + use.place, 0);
  if (person >= 2 && person > place) return "people";
  return place >= 2 && place * 2 >= uses.length && person === 0 ? "places" : undefined;
}

/** Names as they are told: “Clarissa” and “Clarissa Dalloway” are one where only one longer name begins so that comes twice. */
function fullNames(counts: ReadonlyMap<string, readonly Name[]>): ReadonlyMap<string, string> {
  const long = [...counts].filter(([name, uses]) => name.includes(" ") && uses.length > 1).map(([name]) => name);
  return new Map(
    [...counts.keys()].map((name) => {
      const fits = long.filter((other) => other !== name && other.startsWith(`${name} `));
      return [name, fits.length === 1 ? (fits[0] ?? name) : name];
    }),
  );
}

const placed = (notes: readonly ParagraphNote<Name[]>[]): (Name & { readonly paragraph: number })[] =>
  notes.flatMap(({ paragraph: { start: from }, note }, paragraph) =>
    note.map((name) => ({ ...name, start: name.start + from, end: name.end + from, paragraph })),
  );

function barsOf(all: ReadonlyMap<string, readonly Name[]>, kind: Kind): Bar[] {
  return [...all]
    .filter(([, uses]) => kindOf(uses) === kind)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, shown)
    .map(([label, uses]) => ({ label, value: uses.length, places: uses.map(({ start, end }) => ({ start, end })) }));
}

/** Pairs of people by how many paragraphs name both. */
function pairsOf(people: readonly Bar[], paragraphOf: (start: number) => number | undefined): Bar[] {
  const own = people.map(({ label, places = [] }) => ({
    label,
    at: new Set(places.flatMap(({ start }) => paragraphOf(start) ?? [])),
  }));
  return own
    .flatMap((one, i) =>
      own.slice(i + 1).map((other) => ({
        label: `${one.label} – ${other.label}`,
        value: [...one.at].filter((paragraph) => other.at.has(paragraph)).length,
      })),
    )
    .filter(({ value }) => value > 1)
    .sort((a, b) => b.value - a.value)
    .slice(0, shown);
}

/** Who and where, for fiction. */
export const characters: Report = {
  id: "characters",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const uses = placed(namesIn(reading));
    const full = fullNames(grouped(uses, ({ name }) => name));
    const all = grouped(uses, ({ name }) => full.get(name) ?? name);
    const [people, places] = [barsOf(all, "people"), barsOf(all, "places")];
    const paragraphs = new Map(uses.map(({ start, paragraph }) => [start, paragraph]));
    const firsts = [...people, ...places].flatMap(({ label, places: [first] = [] }) =>
      first ? [{ ...first, note: own.first(label) }] : [],
    );
    return {
      measures: [measure("people", own.people, people.length), measure("places", own.places, places.length)],
      graphs: [
        { title: own.people, bars: people },
        { title: own.places, bars: places },
        { title: own.together, bars: pairsOf(people, (start) => paragraphs.get(start)) },
      ],
      places: firsts.sort((a, b) => a.start - b.start),
    };
  },
};
