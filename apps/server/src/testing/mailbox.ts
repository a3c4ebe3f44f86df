import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { TestServer } from "./test-server.ts";

/** The newest email to an address, once it has arrived. */
export async function emailTo({ dataFolder }: TestServer, email: string, subject: RegExp): Promise<string> {
  const newest = () =>
    emailsIn(dataFolder).findLast((letter) => letter.includes(`To: ${email}`) && subject.test(letter));
  return vi.waitUntil(newest, { timeout: 60_000, interval: 10 });
}

/** An email with its lines whole. Plain ones are that already: there “=3D” is a link's sign and what follows it. */
export function whole(letter: string): string {
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable\r?$/im.test(letter);
  return isQuoted ? letter.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=") : letter;
}

/** The token in an email's link. */
export function tokenIn(letter: string): string {
  return decodeURIComponent(/token=([^\s&]+)/.exec(whole(letter))?.[1] ?? "");
}

function emailsIn(dataFolder: string): string[] {
  const folder = join(dataFolder, "mail");
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    return names.sort().map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return [];
  }
}
