import { createHash } from "node:crypto";
import { type AuthoredRun, authoredPassages, type WritingSource } from "@housestyle/documents/authorship";
import type { Node } from "prosemirror-model";

/** How much of a document one person has written in one way. */
export interface ProvenanceTotal {
  readonly by: number | null;
  readonly source: WritingSource | null;
  readonly characters: number;
}

/** Returns how much of a document each person has written in which way, the most first. */
export function totalsOf(doc: Node, runs: readonly AuthoredRun[]): ProvenanceTotal[] {
  const totals = new Map<string, ProvenanceTotal>();
  for (const { by, source, text } of authoredPassages(doc, runs).flatMap(({ words }) => words)) {
    const key = `${by} ${source}`;
    const characters = (totals.get(key)?.characters ?? 0) + [...text].length;
    totals.set(key, { by, source, characters });
  }
  return [...totals.values()].toSorted((one, other) => other.characters - one.characters);
}

/** What a record says of a document besides its passages. */
interface RecordFacts {
  readonly server: string;
  readonly title: string;
  readonly version: number;
  readonly since: Date | undefined;
  readonly now: Date;
  readonly nameOf: (id: number | null) => string;
}

/** Returns the record of a document as a text to sign: no words of it but the title. */
export function recordOf(
  doc: Node,
  runs: readonly AuthoredRun[],
  { server, title, version, since, now, nameOf }: RecordFacts,
): string {
  const Passages = authoredPassages(doc, runs).map(({ words }) => ({
    Hash: hashOf(words.map(({ text }) => text).join("")),
    Runs: words.map(({ by, source, at, text }) => ({
      ...{ Name: nameOf(by), Source: source, Characters: [...text].length },
      WrittenOn: at === null ? null : new Date(at * 60_000).toISOString(),
    })),
  }));
  const Totals = totalsOf(doc, runs).map(({ by, source, characters }) => ({
    ...{ Name: nameOf(by), Source: source, Characters: characters },
  }));
  return JSON.stringify({
    ...{ Format: "housestyle-provenance-1", Server: server, Title: title, Version: version },
    ...{ SignedOn: now.toISOString(), RecordedSince: since?.toISOString() ?? null, Totals, Passages },
  });
}

/** Returns the hash of a paragraph: of its words, without spaces at the ends, with single spaces between them. */
const hashOf = (text: string): string => createHash("sha256").update(text.replaceAll(/\s+/g, " ").trim()).digest("hex");
