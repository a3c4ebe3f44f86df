import type { ProgrammingLanguage } from "./languages.ts";

/** Returns the names in a program outside of comments and strings, which its comments can mention. */
export function namesIn(text: string, { tokens }: ProgrammingLanguage): ReadonlySet<string> {
  const names = new Set<string>();
  let at = 0;
  const take = (end: number): void => {
    for (const [name] of text.slice(at, end).matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) names.add(name);
  };
  for (const { 0: token, index } of text.matchAll(tokens)) {
    take(index);
    at = index + token.length;
  }
  take(text.length);
  return names;
}
