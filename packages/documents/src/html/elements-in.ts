const tag = /<(\/?)([a-z][^\s/>]*)[^>]*>/gi;

/** Elements that a browser begins again in each block that follows, until they end. */
const formatting = /^(?:b|big|code|em|font|i|s|small|strike|strong|tt|u)$/;

/** The ends that make elements where nothing was begun. */
const making = /^(?:p|br)$/;

/** So many elements of the same tag are begun again at most. */
const mostAlike = 3;

/**
 * Returns the most elements that a browser can make of HTML, or a number above `most` as soon as there are more. Elements for looks
 * that do not end multiply: a browser begins each of them again in every block.
 */
export function elementsIn(html: string, most: number): number {
  const open = new OpenFormatting();
  let count = 0;
  for (const [source, slash, name = ""] of html.matchAll(tag)) {
    if (count > most) return count;
    const lower = name.toLowerCase();
    const isEnd = slash === "/";
    if (!formatting.test(lower)) {
      if (!isEnd || making.test(lower)) count += 1 + open.size;
    } else if (isEnd) open.end(lower);
    // A browser looks for each among those that are open.
    else count += 1 + Math.floor(open.begin(lower, source) / 16);
  }
  return count;
}

/** The elements for looks that are open. */
class OpenFormatting {
  readonly #open: { readonly name: string; readonly source: string }[] = [];

  get size(): number {
    return this.#open.length;
  }

  /** Returns how many are open then. */
  begin(name: string, source: string): number {
    if (this.#open.filter((each) => each.source === source).length < mostAlike) this.#open.push({ name, source });
    return this.size;
  }

  end(name: string): void {
    const last = this.#open.findLastIndex((each) => each.name === name);
    if (last >= 0) this.#open.splice(last, 1);
  }
}
