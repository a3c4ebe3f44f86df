import { localOnly } from "../app/local-only.ts";
import { cachedResponse, cacheResponse } from "./stored-model.ts";

/** What the server offers for deeper checking. */
export interface DeepCheckOffer {
  readonly version: string;
  /** What there is to fetch, before compression. */
  readonly bytes: number;
  /** Addresses of the folders of the model, and of what runs it. */
  readonly model: string;
  readonly runtime: string;
}

const address = "/models/en";
/** Devices with less, in GB, have no room for it. */
const leastMemory = 2;

/**
 * Returns what is offered for deep checking: as the server says, or as it was when last fetched. Undefined if there is
 * no offer, if nothing may be stored, and on devices with too little memory.
 */
export async function fetchOffer(): Promise<DeepCheckOffer | undefined> {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  // Hashes and caches are there for safe addresses alone.
  if (!isSecureContext || deviceMemory <= leastMemory) return undefined;
  const answer = (localOnly.isOn() ? undefined : await responseFromServer()) ?? (await cachedResponse(address));
  if (answer?.status !== 200) return undefined;
  return (await answer.json()) as DeepCheckOffer;
}

async function responseFromServer(): Promise<Response | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the offer for use without a network. */
export const cacheOffer = (offer: DeepCheckOffer): Promise<void> => cacheResponse(address, Response.json(offer));

/** Whether deeper checking lies on this device. */
export const isModelCached = async (): Promise<boolean> =>
  isSecureContext && (await cachedResponse(address)) !== undefined;
