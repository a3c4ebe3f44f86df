import { sha256 } from "@housestyle/documents/images";
import type { Totals } from "./ProvenanceTotals.tsx";

/** A file about how a document was written, as it was signed. */
export interface ProvenanceFile {
  /** The text that was signed. */
  readonly payload: string;
  readonly signature: string;
  readonly title: string;
  readonly signedOn: string;
  /** Empty if it is not known. */
  readonly since: string;
  readonly totals: Totals;
  /** The hashes of the paragraphs. */
  readonly hashes: readonly string[];
}

/** Returns what is in a file; undefined if it is no such file. */
export function readProvenanceFile(text: string): ProvenanceFile | undefined {
  const { Payload, Signature } = objectIn(text);
  if (typeof Payload !== "string" || typeof Signature !== "string") return undefined;
  const { Format, Title, SignedOn, RecordedSince, Totals, Passages } = objectIn(Payload);
  if (Format !== "housestyle-provenance-1" || !Array.isArray(Totals) || !Array.isArray(Passages)) return undefined;
  if (!Totals.every(isTotal) || Number.isNaN(Date.parse(String(SignedOn)))) return undefined;
  return {
    ...{ payload: Payload, signature: Signature, title: String(Title), signedOn: String(SignedOn), totals: Totals },
    since: typeof RecordedSince === "string" ? RecordedSince : "",
    hashes: Passages.map((passage) => String(Object(passage).Hash)),
  };
}

/** Returns how many paragraphs of a file are in a text. */
export function countMatches({ hashes }: Pick<ProvenanceFile, "hashes">, text: string): number {
  const there = new Set(text.split("\n").map(hashOf));
  return hashes.filter((hash) => there.has(hash)).length;
}

/** Returns the hash of a paragraph: of its words, without spaces at the ends, with single spaces between them. */
export const hashOf = (text: string): string => sha256(new TextEncoder().encode(text.replaceAll(/\s+/g, " ").trim()));

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

const isTotal = (total: unknown): boolean =>
  typeof Object(total).Name === "string" && typeof Object(total).Characters === "number";
