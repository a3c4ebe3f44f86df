import { extname } from "node:path";
import { formatForPath, formatOfLanguage, type TextFormat } from "@housestyle/formats";

/** How a text is read, by what the editor calls its language and by its file's name; undefined for what is not read at all. */
export function formatIn(languageId: string, path: string): TextFormat | undefined {
  const byName = formatForPath(path);
  if (byName !== undefined && byName !== "text") return byName;
  const byLanguage = formatOfLanguage(languageId);
  if (byLanguage) return byLanguage;
  return languageId === "" && (extname(path) === "" || byName === "text") ? "text" : undefined;
}
