import { paragraphOf, parsedDocument, textBlocks } from "@housestyle/documents";
import { type Dialect, defaultSettings, type Settings, type Style } from "@housestyle/engine";
import { takeWorker } from "../../editor/checking/early-worker.ts";
import { checkDraft } from "../../editor/reports/drafts/check-draft.ts";
import { openDatabase } from "../../editor/storage/database.ts";

/** A place in one of the writer's texts that a rule flags. */
export interface ExampleSentence {
  readonly ruleId: string;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** How the texts are checked. */
export interface ExampleOptions {
  readonly account: number;
  readonly dialect: Dialect;
  readonly style: Style;
}

/** The most texts that are looked through, and the most places of a rule. */
const mostTexts = 10;
const mostPlaces = 3;
/** The most characters on each side of the words. */
const context = 60;

/**
 * Returns places that the rules flag in the account's texts on this device, the latest texts first, at most three for each rule. The
 * texts are checked in a worker of this page.
 */
export async function exampleSentences(
  rules: readonly string[],
  { account, dialect, style }: ExampleOptions,
): Promise<ExampleSentence[]> {
  const found: ExampleSentence[] = [];
  const settings = { ...defaultSettings, style };
  const isMissing = (rule: string) => found.filter(({ ruleId }) => ruleId === rule).length < mostPlaces;
  for (const content of await textsOf(account)) {
    const wanted = rules.filter(isMissing);
    if (wanted.length === 0) break;
    for (const place of await placesIn(content, wanted, { dialect, settings })) {
      if (isMissing(place.ruleId)) found.push(place);
    }
  }
  return found;
}

/** Returns the places in a text that rules flag. */
async function placesIn(
  content: unknown,
  rules: readonly string[],
  options: { readonly dialect: Dialect; readonly settings: Settings },
): Promise<ExampleSentence[]> {
  const doc = parsedDocument(content);
  if (!doc) return [];
  const sent = textBlocks(doc).map((block, stamp) => ({ stamp, paragraph: paragraphOf(block) }));
  const all = await checkDraft(takeWorker(), sent, options);
  return all.flatMap(({ stamp, findings }) => {
    const text = sent[stamp]?.paragraph.text ?? "";
    return findings
      .filter(({ ruleId }) => rules.includes(ruleId))
      .map(({ ruleId, start, end }) => ({ ruleId, ...placeIn(text, start, end) }));
  });
}

/** Returns the words of a place with what surrounds them, cut between words. */
export function placeIn(text: string, start: number, end: number): Omit<ExampleSentence, "ruleId"> {
  const before = text.slice(Math.max(0, start - context), start);
  const after = text.slice(end, end + context);
  return {
    before: start > context ? `…${before.replace(/^\S*\s/, "")}` : before,
    words: text.slice(start, end),
    after: end + context < text.length ? `${after.replace(/\s\S*$/, "")}…` : after,
  };
}

/** Returns the contents of the account's texts that this browser keeps, those that were saved most often first. */
async function textsOf(account: number): Promise<unknown[]> {
  const database = await openDatabase();
  try {
    const keys = (await database.getAllKeys("documents")).filter((key) => key.startsWith(`${account}/`));
    const all = await Promise.all(keys.map((key) => database.get("documents", key)));
    return all
      .filter((each) => each !== undefined)
      .toSorted((a, b) => b.revision - a.revision)
      .slice(0, mostTexts)
      .map(({ content }) => content);
  } finally {
    database.close();
  }
}
