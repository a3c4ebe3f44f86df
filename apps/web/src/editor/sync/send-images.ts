import { imageHashes } from "@housestyle/documents/images";
import { server } from "../../app/server.ts";
import type { KeptDocument, OnServer } from "../storage/shape.ts";
import type { SaveResult } from "./document-sync.ts";

/** What this page has sent: a save that fails after it does not send it again. */
const sent = new Set<string>();

/**
 * Sends the images of a document that the server does not have yet. Returns why the document cannot be saved with them, if it
 * cannot.
 */
export async function sendImages(
  { content }: Pick<KeptDocument, "content">,
  { id, base }: Pick<OnServer, "id" | "base">,
): Promise<SaveResult | undefined> {
  const there = id === undefined ? new Set() : imageHashes(base);
  const missing = [...imageHashes(content)].filter((hash) => !there.has(hash) && !sent.has(hash));
  if (missing.length === 0) return undefined;
  const { imageOnDevice } = await import("../images/images-of-device.ts");
  for (const hash of missing) {
    const image = await imageOnDevice(hash);
    // Another device has it, and sends it.
    if (!image) continue;
    const file = new File([image.bytes], hash, { type: image.type });
    const outcome = await server.saveImage({}, { params: { hash }, file });
    if (outcome.kind === "done") sent.add(hash);
    else return outcome.kind === "failed" ? notSent(outcome) : { kind: "unreachable" };
  }
  return undefined;
}

type Failed = Extract<Awaited<ReturnType<typeof server.saveImage>>, { kind: "failed" }>;

function notSent({ status, message, retryAfter }: Failed): SaveResult {
  if (status === 401) return { kind: "signedOut" };
  if (status === 400 || status === 409 || status === 413) return { kind: "refused", message };
  return { kind: "unreachable", ...(retryAfter !== undefined && { retryAfter }) };
}
