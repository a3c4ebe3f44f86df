import type { ImportReport } from "@housestyle/contract";
import type { Reply } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

/** Says that an import is meant. */
export const real = { dryRun: false };

/** Sends a file as a form of a page does. Without `dryRun: false` nothing is changed. */
export async function upload<T = ImportReport>(
  visitor: Visitor,
  { url }: { readonly url: string },
  table: string,
  file: string | Uint8Array,
  query: Readonly<Record<string, string | number | boolean>> = {},
  fileName = "file",
): Promise<Reply<T>> {
  const form = new FormData();
  form.append("file", new Blob([file as BlobPart]), fileName);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${url}/api/import/${table}?${search}`, {
    method: "POST",
    headers: { clientApp: "1", origin: "http://housestyle.test", cookie: visitor.cookie() },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as T, headers: response.headers };
}

/** Fetches an exported file. */
export async function download(
  visitor: Visitor,
  { url }: { readonly url: string },
  table: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<{ status: number; bytes: Uint8Array; text: string; headers: Headers }> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${url}/api/export/${table}?${search}`, { headers: { cookie: visitor.cookie() } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, bytes, text: new TextDecoder().decode(bytes), headers: response.headers };
}
