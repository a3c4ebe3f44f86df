import type { HostPlace, WriteResult } from "../host.ts";
import type { ClientResult, WordContext, WordParagraph, WordRange, WordRanges } from "./word-api.ts";
import { plain, type ReadWordParagraph, type WordReader } from "./word-reader.ts";
import { isSearchable, placesOf, searched } from "./word-search.ts";

/** The ranges of places, or why there are none. */
export type LocateResult = readonly WordRange[] | Exclude<WriteResult, "written">;

/** A place, its paragraph as it is now, and where Word has found its words there. */
interface Candidate {
  readonly place: HostPlace;
  readonly here: ReadWordParagraph;
  readonly hits: readonly WordRange[];
}

/** A range that may be a place: its own text, and that of its paragraph up to its end. */
interface Proof {
  readonly hit: WordRange;
  readonly own: ClientResult<string>;
  readonly upToEnd: ClientResult<string>;
}

/** Finds places in Word, which has no offsets: only a search. */
export class WordPlaces {
  readonly #reader: WordReader;
  readonly #has: (version: string) => boolean;

  constructor(reader: WordReader, has: (version: string) => boolean) {
    this.#reader = reader;
    this.#has = has;
  }

  /**
   * Returns a range for each place: “changed” when a paragraph has another text than was read, “unplaced” when its words cannot be
   * found for certain. One round trip; one more in paragraphs with tracked changes.
   */
  async locate(context: WordContext, places: readonly HostPlace[]): Promise<LocateResult> {
    const candidates = await this.#candidates(context, places);
    if (!candidates?.every(({ place, here }) => here.read.text === place.text)) return "changed";
    const sure = candidates.map(onlyFit);
    const ranges = sure.includes(undefined) ? await this.#proven(context, candidates, sure) : sure;
    return ranges.every((range) => range !== undefined) ? ranges : "unplaced";
  }

  /** Returns the range of a whole paragraph, if it still exists. */
  async whole(context: WordContext, id: string): Promise<WordRange | undefined> {
    const paragraphs = await this.#paragraphs(context, [id]);
    return paragraphs.get(id)?.getRange("Content");
  }

  /** Undefined when a paragraph is gone. */
  async #candidates(context: WordContext, places: readonly HostPlace[]): Promise<readonly Candidate[] | undefined> {
    const paragraphs = await this.#paragraphs(
      context,
      places.map(({ id }) => id),
    );
    const asked = places.map((place) => {
      const paragraph = paragraphs.get(place.id);
      if (!paragraph) return undefined;
      return { place, answer: this.#reader.ask(place.id, paragraph), ranges: search(paragraph, wordsOf(place)) };
    });
    try {
      await context.sync();
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
    const candidates = asked.flatMap(
      (each) => each && { place: each.place, here: each.answer(), hits: each.ranges?.items ?? [] },
    );
    return candidates.every((each) => each !== undefined) ? candidates : undefined;
  }

  async #paragraphs(context: WordContext, ids: readonly string[]): Promise<ReadonlyMap<string, WordParagraph>> {
    const { document } = context;
    if (this.#has("1.6")) return new Map(ids.map((id) => [id, document.getParagraphByUniqueLocalId(id)]));
    const all = await this.#reader.all(context);
    return new Map(all.map(({ read, paragraph }) => [read.id, paragraph]));
  }

  /** Finds the missing ranges by what is before them once all tracked changes are accepted. */
  async #proven(
    context: WordContext,
    candidates: readonly Candidate[],
    sure: readonly (WordRange | undefined)[],
  ): Promise<readonly (WordRange | undefined)[]> {
    if (!this.#has("1.4")) return sure;
    const proofs = candidates.map(({ here, hits }, index) =>
      sure[index] ? [] : hits.map((hit) => proofOf(here, hit)),
    );
    await context.sync();
    return candidates.map(({ place }, index) => {
      const upToEnd = plain(place.text.slice(0, place.end));
      const isHere = (proof: Proof) => proof.own.value === wordsOf(place) && plain(proof.upToEnd.value) === upToEnd;
      return sure[index] ?? proofs[index]?.find(isHere)?.hit;
    });
  }
}

/** Whether a batch has failed because what it was about is gone. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ItemNotFound";

const wordsOf = ({ text, start, end }: HostPlace): string => text.slice(start, end);

/** The range of a place when Word has found exactly what is in the text. */
function onlyFit({ place, here, hits }: Candidate): WordRange | undefined {
  const words = wordsOf(place);
  const places = placesOf(place.text, words);
  if (here.read.isRevised || hits.length !== places.length) return undefined;
  const range = hits[places.indexOf(place.start)];
  return range?.text === words ? range : undefined;
}

function proofOf({ paragraph }: ReadWordParagraph, hit: WordRange): Proof {
  const upToEnd = paragraph.getRange("Start").expandTo(hit);
  return { hit, own: hit.getReviewedText("Current"), upToEnd: upToEnd.getReviewedText("Current") };
}

function search(paragraph: WordParagraph, words: string): WordRanges | undefined {
  if (!isSearchable(words)) return undefined;
  const ranges = paragraph.search(searched(words), { matchCase: true });
  ranges.load("items/text");
  return ranges;
}
