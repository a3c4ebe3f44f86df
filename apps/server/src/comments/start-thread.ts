import { limits } from "@housestyle/contract";
import { quoteAt, quoteNear } from "@housestyle/documents/anchors";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { positionsOf } from "./move-anchors.ts";
import { countThreads, insertThread, type WrittenDocument } from "./thread-store.ts";

/** The words that a thread is about, and where they are expected. */
export interface QuotedPassage {
  readonly From: number;
  readonly To: number;
  readonly Quote: string;
}

/** Stores an empty thread on a passage of a locked document, and returns its id. Fails if the words are no longer there. */
export async function startThread(
  transaction: Database["query"],
  document: WrittenDocument,
  { From, To, Quote }: QuotedPassage,
): Promise<number> {
  if ((await countThreads(transaction, document)) >= limits.commentThreads) throw new Failure("too-many");
  const text = positionsOf(document);
  const given = { from: From, to: To };
  const place = quoteAt(text, given) === Quote.trim() ? given : quoteNear(text, Quote.trim(), From);
  if (!place) throw new Failure("stale", { message: refusals.comments.gone });
  return insertThread(transaction, document, { ...place, quote: quoteAt(text, place) });
}
