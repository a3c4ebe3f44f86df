import type { ComparisonText } from "@housestyle/reports";
import { localOnly } from "../../../app/local-only.ts";
import { server } from "../../../app/server.ts";
import { requestedDocument } from "../../sync/document-address.ts";

/** The most documents to compare with, newest first, and the most letters in all sources together. */
const most = { documents: 200, letters: 20_000_000 };
const atOnce = 4;

/** What a text is compared with that the server has: documents this person may read, but for the one that is open, and the operator's texts. */
export interface ServerSources {
  readonly sources: readonly ComparisonText[];
  /** The number of documents on the server. Those that are not among the sources were too many. */
  readonly total: number;
}

/** Reads the sources this person may read. Nothing is asked for where nothing may be; undefined where the server does not answer. */
export async function serverSources(): Promise<ServerSources | undefined> {
  if (localOnly.isOn()) return { sources: [], total: 0 };
  const [documents, texts] = await Promise.all([
    server.listDocuments(undefined, { query: { Take: most.documents } }),
    server.listSources(undefined),
  ]);
  if (documents.kind !== "done" || texts.kind !== "done") return undefined;
  const open = requestedDocument(location.search);
  const own = documents.value.filter(({ Id }) => String(Id) !== open);
  const readers = [
    ...own.map(
      ({ Id }) =>
        () =>
          documentSource(Id),
    ),
    ...texts.value.map(
      ({ Id }) =>
        () =>
          publicSource(Id),
    ),
  ];
  const total = Math.max(documents.total ?? 0, documents.value.length) - (documents.value.length - own.length);
  return { sources: await readAll(readers), total: total + texts.value.length };
}

/** Some at a time, until there is no more room. */
async function readAll(readers: readonly (() => Promise<ComparisonText | undefined>)[]): Promise<ComparisonText[]> {
  const found: ComparisonText[] = [];
  let room = most.letters;
  for (let at = 0; at < readers.length && room > 0; at += atOnce) {
    for (const source of await Promise.all(readers.slice(at, at + atOnce).map((read) => read()))) {
      if (!source || source.text.length > room || source.text.trim() === "") continue;
      room -= source.text.length;
      found.push(source);
    }
  }
  return found;
}

async function documentSource(id: number): Promise<ComparisonText | undefined> {
  const outcome = await server.readDocument(undefined, { params: { id } });
  if (outcome.kind !== "done") return undefined;
  const { Title, Text } = outcome.value;
  return { id: `document/${id}`, title: Title || Text.trim().slice(0, 40), text: Text };
}

async function publicSource(id: number): Promise<ComparisonText | undefined> {
  const outcome = await server.readSource(undefined, { params: { id } });
  return outcome.kind === "done"
    ? { id: `public/${id}`, title: outcome.value.Title, text: outcome.value.Text }
    : undefined;
}

/** Where a source is read, if it is a document. */
export function addressOfSource(id: string): string | undefined {
  const [, number] = /^document\/(\d+)$/.exec(id) ?? [];
  return number === undefined ? undefined : `/editor?document=${number}`;
}
