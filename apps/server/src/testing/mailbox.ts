import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestServer } from "./test-server.ts";

/** The newest letter to an address, once it has arrived. */
export async function letterTo({ dataFolder }: TestServer, email: string, subject: RegExp): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = letters(dataFolder).findLast((letter) => letter.includes(`To: ${email}`) && subject.test(letter));
    if (found !== undefined) return found;
    await sleep(50);
  }
  throw new Error(`No letter to ${email} came.`);
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
