import { FileError } from "../file-error.ts";
import { type Limits, refuseDeeper } from "../limits.ts";
import { texts } from "../texts.ts";

/** Anything JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** True for what is neither a list nor a plain value. */
export const isJsonObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where a string that begins at `start` ends. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function refuseDeepJson(text: string, limits: Limits): void {
  let level = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text[at];
    if (unit === '"') at = endOfString(text, at);
    else if (unit === "[" || unit === "{") refuseDeeper(++level, limits);
    else if (unit === "]" || unit === "}") level--;
  }
}

/** What a JSON text says, without members named `__proto__`. Throws `bad-json`, `too-deep`. */
export function readJson(text: string, limits: Limits): Json {
  refuseDeepJson(text, limits);
  try {
    return JSON.parse(text, (key, value) => (key === "__proto__" ? undefined : value));
  } catch {
    throw new FileError("bad-json", texts.badJson);
  }
}
