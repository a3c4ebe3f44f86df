/** Replaces what editors create from typed characters: typographic quotes, dashes, and ellipses. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”«»„]/g, '"'],
  [/…/g, "..."],
  [/[–—]|--/g, "-"],
];

/** Returns whether two texts differ only in typography, which an editor may have changed during typing. */
export function areSameWords(one: string, other: string): boolean {
  return one === other || plainOf(one) === plainOf(other);
}

function plainOf(text: string): string {
  return plain.reduce((now, [shape, letter]) => now.replace(shape, letter), text);
}
