/** Returns whether a character, by its code point, belongs to a set. */
export type CharacterTest = (character: number) => boolean;

/** The tree of a regular expression, as far as lookaround can contain it. */
export type RegexNode =
  | { readonly kind: "character"; readonly fits: CharacterTest }
  | { readonly kind: "place"; readonly holds: PlaceTest }
  | { readonly kind: "look"; readonly ahead: boolean; readonly negative: boolean; readonly body: RegexNode }
  | { readonly kind: "sequence"; readonly parts: readonly RegexNode[] }
  | { readonly kind: "choice"; readonly parts: readonly RegexNode[] }
  | { readonly kind: "group"; readonly index: number; readonly body: RegexNode }
  | {
      readonly kind: "repeat";
      readonly body: RegexNode;
      readonly least: number;
      readonly most: number;
      readonly lazy: boolean;
    };

/** Returns whether an anchor holds between two characters of a text. */
export type PlaceTest = (text: string, at: number) => boolean;

/** Thrown for a pattern that cannot be run; the message is for its author. */
export class PatternFault extends Error {}

/** Returns whether a pattern can match the empty string. */
export function mayBeEmpty(tree: RegexNode): boolean {
  switch (tree.kind) {
    case "character":
      return false;
    case "place":
    case "look":
      return true;
    case "sequence":
      return tree.parts.every(mayBeEmpty);
    case "choice":
      return tree.parts.some(mayBeEmpty);
    case "group":
      return mayBeEmpty(tree.body);
    case "repeat":
      return tree.least === 0 || mayBeEmpty(tree.body);
  }
}
