import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { TestServer } from "./test-server.ts";

/** The newest letter to an address, once it has arrived. */
export async function letterTo({ dataFolder }: TestServer, email: string, subject: RegExp): Promise<string> {
  const newest = () =>
    letters(dataFolder).findLast((letter) => letter.includes(`To: ${email}`) && subject.test(letter));
  return vi.waitUntil(newest, { timeout: 25_000, interval: 10 });
}

/** The token in a letter's link. */
export function tokenIn(letter: string): string {
  const whole = letter.replaceAll(/=\n/g, "").replaceAll("=3D", "=");
  return decodeURIComponent(/token=([^\s&]+)/.exec(whole)?.[1] ?? "");
}

function letters(dataFolder: string): string[] {
  const folder = join(dataFolder, "mail");
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    return names.sort().map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return [];
  }
}
