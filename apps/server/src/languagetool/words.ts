import { addDictionaryEntries, limits, listQuery } from "@housestyle/contract";
import { z } from "zod";
import { readInput } from "../border/index.ts";
import { allows, type Identify, type Person } from "../caller/index.ts";
import { type ContentParts, ContentService } from "../content/index.ts";
import { addUnlessThere, dictionaryKind, idsOfEntries, mayAddWords, mayDeleteWord } from "../dictionary/index.ts";
import { type DialectContext, type DialectResponse, Failure, type Serve } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { dictionaryNamed } from "./store.ts";
import { personWho } from "./whose.ts";

const named = { username: z.string().default(""), apiKey: z.string().default("") };
const place = (most: number) => z.coerce.number().int().min(0).max(most);
const listing = z.object({
  ...named,
  offset: place(1_000_000).default(0),
  limit: place(limits.take).default(10),
  dicts: z.string().default(""),
  dict: z.string().optional(),
});
const change = z.object({
  ...named,
  word: z.string().optional(),
  words: z.string().optional(),
  mode: z.string().default(""),
  dict: z.string().default(""),
});

interface Row {
  readonly Id: number;
  readonly word: string;
  readonly isRegex: boolean;
}

/** Registers the calls for words of the person's own dictionary, or that of the team named by `dict`. */
export function wordCalls(serve: Serve, parts: ContentParts, identify: Identify): void {
  const { database } = parts;
  const content = new ContentService<Row>(parts, dictionaryKind, { mayAdd: mayAddWords, mayDelete: mayDeleteWord });

  /** Returns the owner of a change, its words as rows, and the ids of those that exist. */
  async function meant(sent: z.output<typeof change>, context: DialectContext) {
    const person = await personWho(identify, sent, context);
    mustAllow(person, "write");
    const owner = await dictionaryNamed(database, person, sent.dict);
    const TeamId = owner === person.personId ? null : owner;
    const words = [...new Set(wordsIn(sent))].map((word) => ({ word }));
    const rows = readInput(addDictionaryEntries.input, words).map((entry) => ({ ...entry, TeamId }));
    return { person, rows, ids: await idsOfEntries(database, [owner], rows, person.personId) };
  }

  const call = { access: "anyone", allowance: "check", withQuery: true } as const;
  serve({ ...call, method: "GET", path: "/words", input: listing }, async (sent, context) => {
    const { offset, limit, dicts, dict } = sent;
    if (dict !== undefined) throw new Failure("bad-request", { message: refusals.languagetool.unknown("dict") });
    const person = await personWho(identify, sent, context);
    mustAllow(person, "read");
    const owner = await dictionaryNamed(database, person, dicts.split(",")[0] ?? "");
    const wanted = listQuery.parse({ Filter: "Category eq ''", OrderBy: "Word", Take: limit, Skip: offset });
    const { items } = await content.list(person, wanted, [owner]);
    return json({ words: items.flatMap(({ word, isRegex }) => (isRegex ? [] : [word])) });
  });
  serve({ ...call, method: "POST", path: "/words/add", input: change }, async (sent, context) => {
    const { person, rows, ids } = await meant(sent, context);
    const fresh = rows.filter((_, i) => ids[i] === undefined);
    // A word with a capital is meant with that capital.
    const added = fresh.map((row) => ({ ...row, caseSensitive: row.word !== row.word.toLowerCase() }));
    return json({ added: added.length > 0 && (await addUnlessThere(content, person, added)) > 0 });
  });
  serve({ ...call, method: "POST", path: "/words/delete", input: change }, async (sent, context) => {
    const { person, ids } = await meant(sent, context);
    const there = ids.filter((id) => id !== undefined);
    if (there.length > 0) await content.delete(person, there);
    return json({ deleted: there.length > 0 });
  });
}

function mustAllow(person: Person, scope: Parameters<typeof allows>[1]): void {
  if (!allows(person, scope)) throw new Failure("token-scope");
}

function wordsIn({ mode, word = "", words = "" }: z.output<typeof change>): readonly string[] {
  const all = mode === "batch" ? words.split(/\s+/).filter((each) => each !== "") : [word.trim()];
  if (all.some((each) => each === "" || /\s/.test(each)))
    throw new Failure("bad-request", { message: refusals.languagetool.oneWord });
  return all;
}

const json = (value: unknown): DialectResponse => ({
  type: "application/json; charset=utf-8",
  body: JSON.stringify(value),
});
