import { extname } from "node:path";
import { formatForPath, formatOfLanguage, type TextFormat } from "@housestyle/formats";

/** Returns the format of a text by its language id and file name, or undefined if it is not checked. */
export function formatIn(languageId: string, path: string): TextFormat | undefined {
  const byName = formatForPath(path);
  if (byName !== undefined && byName !== "text") return byName;
  const byLanguage = formatOfLanguage(languageId);
  if (byLanguage) return byLanguage;
  return languageId === "" && (extname(path) === "" || byName === "text") ? "text" : undefined;
}
