import { exchange as texts } from "../texts/exchange.ts";
import { first } from "../texts/first.ts";

/** The outcome of a download: an error, or what could not be represented in the format. */
export interface Downloaded {
  readonly problem: string | undefined;
  readonly said: readonly string[];
}

/** Fetches a file of the server and hands it to the browser under the name the server gives it. */
export async function download(address: string): Promise<Downloaded> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: "include", headers: { clientApp: "1" } });
  } catch {
    return { problem: first.away.title, said: [] };
  }
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    return { problem: messageIn(body) ?? response.statusText, said: [] };
  }
  hand(await response.blob(), nameIn(response.headers.get("content-disposition")));
  return { problem: undefined, said: lossesIn(response.headers) };
}

/** What a format could not hold, in sentences. */
export function lossesIn(headers: Headers): readonly string[] {
  const leftOut = Number(headers.get("x-rows-left-out") ?? 0);
  const lost = headers.get("x-members-lost") ?? "";
  return [...(leftOut > 0 ? [texts.leftOut(leftOut)] : []), ...(lost === "" ? [] : [texts.lost(lost.split(","))])];
}

/** The file name of an answer. */
export function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  return encoded === undefined ? "housestyle" : decodeURIComponent(encoded);
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("Message" in body)) return undefined;
  return String(body.Message);
}

function hand(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Not at once: the browser may not have begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
