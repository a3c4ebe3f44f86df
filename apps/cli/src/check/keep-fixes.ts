import type { ChangeAuthor } from "@housestyle/documents/docx";
import { texts } from "../texts.ts";
import { encode } from "./encoding.ts";
import type { InputText } from "./input-text.ts";
import { replaceFile } from "./replace-file.ts";
import { SourceError } from "./source-error.ts";

/** A source with its fixes. */
interface FixedSource {
  readonly source: InputText;
  /** How many fixes were left out, because they could not be tracked. */
  readonly untracked: number;
}

/** Writes a text with fixes into the file it came from, if it came from one. Returns what the file says now. Throws SourceError. */
export async function keepFixes(source: InputText, text: string, by: ChangeAuthor | undefined): Promise<FixedSource> {
  const { name, path, encoding, word } = source;
  if (word) {
    const { bytes, file, untracked } = word.with(text, by);
    if (path !== undefined) await replaceFile(path, name, bytes);
    return { source: { ...source, text: file.text, word: file }, untracked };
  }
  if (by) throw new SourceError(texts.onlyWordTracks(name));
  if (path !== undefined) {
    const bytes = encode(text, encoding);
    if (!bytes) throw new SourceError(texts.cannotWrite(name, encoding.name));
    await replaceFile(path, name, bytes);
  }
  return { source: { ...source, text }, untracked: 0 };
}
