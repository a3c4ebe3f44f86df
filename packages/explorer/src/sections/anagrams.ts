import type { Book } from "../book.ts";
import { firstPlace } from "../first-place.ts";
import { letterKey } from "../letter-key.ts";
import type { SectionItem } from "../section.ts";
import { commonness, isOffered, type Subject } from "../subject.ts";

/** Words of the same letters, the commoner first. */
export function anagrams(book: Book, { key, own }: Subject): SectionItem[] {
  const order = book.orders.byLetters;
  const letters = letterKey(key.replaceAll(/[^a-z]/g, ""));
  const lettersAt = (place: number) => letterKey(book.key(order.at(place)));
  const start = firstPlace(order.size, (place) => lettersAt(place) < letters);
  const found: number[] = [];
  for (let place = start; place < order.size && lettersAt(place) === letters; place++) found.push(order.at(place));
  return found
    .filter((word) => word !== own && isOffered(book, word))
    .map((word) => ({ text: book.text(word), weight: commonness(book, word) }))
    .sort((a, b) => b.weight - a.weight);
}
