import { argumentsBefore } from "./commands.ts";
import type { Groups } from "./groups.ts";

const environment = / ?\{([A-Za-z@*]{1,40})\}/y;
const codeUpTo = /[^\n]{0,500}/y;
const definitionLine = /[^\n]{0,200}/y;
/** Matches a letter with an accent, or a special letter. */
const accented =
  /\{?\\(?:['"^`~=.] ?(?:\{\\?[A-Za-z]{0,2}\}|\\?[A-Za-z])|[cvHkubdrt](?:\{\\?[A-Za-z]{1,2}\}| [A-Za-z])|(?:ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i|j|dh|th)(?![A-Za-z])(?:\{\}| (?=[a-z]))?)\}?/y;

/** Returns the end of the accented letter at `at` with its braces, or `at` if there is none. */
export function behindAccent(text: string, at: number): number {
  accented.lastIndex = at;
  const found = accented.exec(text)?.[0];
  if (found === undefined) return at;
  if (found.startsWith("{")) return found.endsWith("}") ? at + found.length : at;
  // A brace that was opened before the letter is not its own.
  const isOwn = !found.endsWith("}") || found.includes("{");
  return at + found.length - (isOwn ? 0 : 1);
}

/** Returns the name of the environment in braces at an offset. */
export function environmentAt(text: string, at: number): string | undefined {
  environment.lastIndex = at;
  return environment.exec(text)?.[1];
}

/** Returns the start of a command's last argument. */
export function lastArgument(text: string, groups: Groups, name: string, behind: number): number {
  let at = groups.behindOption(behind);
  if (text[at] === " ") at++;
  for (let left = argumentsBefore[name] ?? 0; left > 0 && groups.braceOf(at) >= 0; left--) at = groups.braceOf(at) + 1;
  return groups.behindOption(at);
}

/** Returns the end of code between two equal characters, or in braces. */
export function behindCode(text: string, groups: Groups, name: string, behind: number): number {
  let from = groups.behindOption(text[behind] === "*" ? behind + 1 : behind);
  if (name === "mintinline") from = Math.max(from, groups.braceOf(from) + 1);
  const mark = text[from] ?? " ";
  if (mark === "{") return Math.max(from, groups.braceOf(from) + 1);
  codeUpTo.lastIndex = from + 1;
  const close = codeUpTo.exec(text)?.[0].indexOf(mark) ?? -1;
  return /[\s\w]/.test(mark) || close < 0 ? behind : from + 1 + close + 1;
}

/** Returns the end of a TeX definition: after the braces in its line, or at the end of the line. */
export function behindDefinition(text: string, groups: Groups, behind: number): number {
  definitionLine.lastIndex = behind;
  const [line = ""] = definitionLine.exec(text) ?? [];
  const brace = line.indexOf("{");
  const close = brace < 0 ? -1 : groups.braceOf(behind + brace);
  return close < 0 ? behind + line.length : close + 1;
}
