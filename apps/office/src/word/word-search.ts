/** Words as Word looks for them: `^` begins a code of its own. */
export const searched = (words: string): string => words.replaceAll("^", "^^");

/** Word takes every shape of a quotation mark for the same when it searches. */
const folded = (text: string): string => text.replace(/[‘’‛ʼ]/g, "'").replace(/[“”‟]/g, '"');

/** How long what is searched for may be. */
const longestSearch = 255;

// biome-ignore lint/suspicious/noControlCharactersInRegex: Word stores line breaks, notes, and fields as such.
const unsearchable = /[\u0000-\u0008\u000a-\u001f]/;

/** Whether Word can search for these words: not if they are long, or contain a line break, a note, or a field. */
export const isSearchable = (words: string): boolean =>
  words !== "" && words.length <= longestSearch && !unsearchable.test(words);

/** Where Word finds these words: it looks from the front, and one place does not reach into another. */
export function placesOf(text: string, words: string): readonly number[] {
  const [there, looked] = [folded(text), folded(words)];
  const places: number[] = [];
  if (looked === "") return places;
  for (let at = there.indexOf(looked); at >= 0; at = there.indexOf(looked, at + looked.length)) places.push(at);
  return places;
}
