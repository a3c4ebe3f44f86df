import { z } from "zod";
import { texts } from "../texts.ts";

/**
 * An enumeration that clients send as a number, a name (ignoring case, spaces, and hyphens), or a number in a string.
 * It is read as its number.
 */
export function numbered<const T extends Readonly<Record<string, number>>>(names: T) {
  const byName = new Map(Object.entries(names).map(([name, number]) => [plain(name), number]));
  const numbers = new Set<number>(Object.values(names));
  const choices = Object.entries(names).map(([name, number]) => `${name} (${number})`);
  return z.union([z.number(), z.string().max(64)]).transform((given, context): T[keyof T] => {
    const number = typeof given === "number" ? given : (byName.get(plain(given)) ?? numberIn(given));
    if (numbers.has(number)) return number as T[keyof T];
    context.addIssue({ code: "custom", message: texts.oneOf(choices) });
    return z.NEVER;
  });
}

/** An enumeration that is sent by name. A number is the position in the list, starting at 0. */
export function named<const T extends readonly string[]>(names: T) {
  const byName = new Map(names.map((name) => [plain(name), name]));
  return z.union([z.number(), z.string().max(64)]).transform((given, context): T[number] => {
    const number = typeof given === "number" ? given : numberIn(given);
    const name = byName.get(plain(String(given))) ?? names[number];
    if (name !== undefined) return name;
    context.addIssue({ code: "custom", message: texts.oneOf(names) });
    return z.NEVER;
  });
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, "");
}

function numberIn(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}
