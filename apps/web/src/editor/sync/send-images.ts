import { imageHashes } from "@housestyle/documents/images";
import { server } from "../../app/server.ts";
import type { OnServer, StoredDocument } from "../storage/shape.ts";
import type { SaveResult } from "./document-sync.ts";

/** What this page has sent: a save that fails after it does not send it again. */
const sent = new Set<string>();
/** What the server did not take from this page, and why: it is tried again when the page is loaded the next time. */
const refused = new Map<string, string>();

/** What came of sending the images of a document. */
export interface SentImages {
  /** Why the document cannot be saved now, if it cannot. */
  readonly failure?: SaveResult;
  /** Hashes of the images that the server did not take: they are on this device only. */
  readonly lacks: readonly string[];
  /** Why it did not, in its words; empty for no reason. */
  readonly reason: string;
}

/** Sends the images of a document that the server does not have yet. One that it refuses does not keep the words from it. */
export async function sendImages(kept: Pick<StoredDocument, "content">, facts: SentBefore): Promise<SentImages> {
  const missing = missingImages(kept, facts);
  for (const hash of missing) {
    const failure = refused.has(hash) ? undefined : await sendImage(hash);
    if (failure) return { failure, lacks: [], reason: "" };
  }
  const left = missing.filter((hash) => refused.has(hash));
  return { lacks: left, reason: refused.get(left[0] ?? "") ?? "" };
}

type SentBefore = Pick<OnServer, "id" | "base" | "lacks">;

function missingImages({ content }: Pick<StoredDocument, "content">, { id, base, lacks = [] }: SentBefore): string[] {
  const there = id === undefined ? new Set<string>() : imageHashes(base);
  return [...imageHashes(content)].filter((hash) => (lacks.includes(hash) || !there.has(hash)) && !sent.has(hash));
}

/** Sends one image, and returns why nothing can be sent now, if so. One that the server refuses is recorded. */
async function sendImage(hash: string): Promise<SaveResult | undefined> {
  const { imageOnDevice } = await import("../images/images-of-device.ts");
  const image = await imageOnDevice(hash);
  // Another device has it, and sends it.
  if (!image) return undefined;
  const file = new File([image.bytes], hash, { type: image.type });
  const outcome = await server.saveImage({}, { params: { hash }, file });
  if (outcome.kind === "done") sent.add(hash);
  else if (outcome.kind !== "failed") return { kind: "unreachable" };
  else if (isRefusal(outcome.status)) refused.set(hash, outcome.message);
  else return notSent(outcome);
  return undefined;
}

const isRefusal = (status: number): boolean => status === 400 || status === 409 || status === 413;

type Failed = Extract<Awaited<ReturnType<typeof server.saveImage>>, { kind: "failed" }>;

function notSent({ status, retryAfter }: Failed): SaveResult {
  if (status === 401) return { kind: "signedOut" };
  return { kind: "unreachable", ...(retryAfter !== undefined && { retryAfter }) };
}
