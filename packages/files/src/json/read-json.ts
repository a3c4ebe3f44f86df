import { FileError } from "../file-error.ts";
import { type Limits, refuseDeeper } from "../limits.ts";
import { texts } from "../texts.ts";

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Whether a value is a JSON object. */
export const isJsonObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the end of the string that begins at `start`. */
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

/** Parses JSON without members named `__proto__`. Throws `bad-json` and `too-deep`. */
export function readJson(text: string, limits: Limits): Json {
  refuseDeepJson(text, limits);
  try {
    return JSON.parse(text, (key, value) => (key === "__proto__" ? undefined : value));
  } catch {
    throw new FileError("bad-json", texts.badJson);
  }
}
