import { type DocumentImage, readImage, sha256 } from "@housestyle/documents/images";
import { localOnly } from "../../app/local-only.ts";
import { rememberedAccount } from "../storage/account.ts";
import { imageOnDevice, keepOnDevice } from "./images-of-device.ts";

/** How long an image may take to come, in milliseconds. */
const patience = 60_000;

const fetching = new Map<string, Promise<DocumentImage | undefined>>();

/** Returns an image of a document: from this device, or from the server, and kept here then. */
export async function findImage(hash: string): Promise<DocumentImage | undefined> {
  const image = await imageOnDevice(hash);
  if (image || localOnly.isOn() || rememberedAccount() === undefined) return image;
  const answer = fetching.get(hash) ?? fetched(hash).finally(() => fetching.delete(hash));
  fetching.set(hash, answer);
  return answer;
}

async function fetched(hash: string): Promise<DocumentImage | undefined> {
  const response = await fetch(`/api/v1/images/${hash}`, {
    headers: { clientApp: "1" },
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const image = readImage(new Uint8Array(await response.arrayBuffer().catch(() => new ArrayBuffer(0))));
  if (!image || sha256(image.bytes) !== hash) return undefined;
  await keepOnDevice(image);
  return image;
}
