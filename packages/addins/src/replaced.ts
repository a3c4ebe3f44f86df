import { xmlText } from "@housestyle/files";

/** One of some files, as bytes, with a value put behind the first part of `pattern`, in place of what it fits otherwise. */
export function replaced(
  files: ReadonlyMap<string, Uint8Array>,
  path: string,
  pattern: RegExp,
  value: string,
): Uint8Array {
  const text = new TextDecoder().decode(files.get(path));
  if (!pattern.test(text)) throw new Error(`${path} has no place for its value.`);
  return new TextEncoder().encode(text.replace(pattern, (_, before: string) => before + xmlText(value)));
}
