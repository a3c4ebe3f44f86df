import type { ChangeAuthor } from "@housestyle/documents/in-place";
import type { Finding } from "@housestyle/engine";
import { texts } from "../texts.ts";
import { encode } from "./encoding.ts";
import { withSureFixes } from "./fix.ts";
import type { InputText } from "./input-text.ts";
import { replaceFile } from "./replace-file.ts";
import { SourceError } from "./source-error.ts";

/** A source with its fixes. */
interface FixedSource {
  readonly source: InputText;
  /** How many fixes were made. */
  readonly count: number;
  /** How many fixes were left out, because they could not be written into the file. */
  readonly leftOut: number;
}

/** Returns a source with the sure fixes of its findings, as tracked changes if an author is given. Throws SourceError. */
export function fixedSource(
  source: InputText,
  findings: readonly Finding[],
  by: ChangeAuthor | undefined,
): FixedSource {
  const { text, count } = withSureFixes(source.text, findings);
  if (count === 0) return { source, count, leftOut: 0 };
  const fixed = source.office?.withFixes(findings, by);
  if (fixed) return { ...fixed, source: withOffice(source, fixed.source) };
  if (by) throw new SourceError(texts.onlyWordTracks(source.name));
  return { source: { ...source, text }, count, leftOut: 0 };
}

/** Returns a source with a comment for each finding. Throws SourceError for a file of text. */
export function commentedSource(source: InputText, findings: readonly Finding[], by: ChangeAuthor): InputText {
  if (!source.office) throw new SourceError(texts.onlyWordComments(source.name));
  return findings.length > 0 ? withOffice(source, source.office.withComments(findings, by)) : source;
}

const withOffice = (source: InputText, office: NonNullable<InputText["office"]>): InputText => ({
  ...source,
  text: office.text,
  office,
});

/** Writes a source into the file it came from, if it came from one. Throws SourceError. */
export async function keepSource({ name, path, text, encoding, office }: InputText): Promise<void> {
  if (path === undefined) return;
  const bytes = office ? office.bytes() : encode(text, encoding);
  if (!bytes) throw new SourceError(texts.cannotWrite(name, encoding.name));
  await replaceFile(path, name, bytes);
}
