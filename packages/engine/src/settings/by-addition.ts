/** How many compiled lists are kept. */
const mostKept = 8;
/** A longer list is compiled again as a whole once this share of it has been added. */
const addedShare = 1 / 8;
const fewAdded = 100;

interface Kept<Item, Part> {
  readonly items: readonly Item[];
  readonly part: Part;
}

/**
 * Compiles lists that grow. A list that begins like one compiled before gets that one's part and a small one for what was added,
 * so that adding an item costs what the addition is long. `isSame` compares items by their content.
 */
export function byAddition<Item, Part>(
  isSame: (one: Item, other: Item) => boolean,
  compile: (items: readonly Item[]) => Part,
): (items: readonly Item[]) => readonly Part[] {
  const kept: Kept<Item, Part>[] = [];
  const begins = ({ items: start }: Kept<Item, Part>, items: readonly Item[]): boolean => {
    const added = items.length - start.length;
    if (added < 0 || added > Math.max(fewAdded, items.length * addedShare)) return false;
    return start.every((item, i) => item === items[i] || isSame(item, items[i] as Item));
  };
  return (items) => {
    if (items.length <= fewAdded) return items.length === 0 ? [] : [compile(items)];
    const place = kept.findIndex((each) => begins(each, items));
    const found = place >= 0 ? kept.splice(place, 1)[0] : undefined;
    const base = found ?? { items, part: compile(items) };
    kept.unshift(base);
    kept.length = Math.min(kept.length, mostKept);
    return base.items.length === items.length ? [base.part] : [base.part, compile(items.slice(base.items.length))];
  };
}
