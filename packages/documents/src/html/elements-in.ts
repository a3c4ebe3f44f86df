const tag = /<(\/?)([a-z][^\s/>]*)[^>]*>/gi;

/** Formatting elements that a browser reopens in each following block until they are closed. */
const formatting = /^(?:b|big|code|em|font|i|s|small|strike|strong|tt|u)$/;

/** Closing tags that create elements even without an opening tag. */
const making = /^(?:p|br)$/;

/** The most elements with the same tag that are reopened. */
const mostAlike = 3;

/**
 * Returns the most elements that a browser can create from HTML, or a number above `most` as soon as there are more.
 * Unclosed formatting elements multiply, because a browser reopens each of them in every block.
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

/** The open formatting elements. */
class OpenFormatting {
  readonly #open: { readonly name: string; readonly source: string }[] = [];

  get size(): number {
    return this.#open.length;
  }

  /** Opens an element, and returns how many are then open. */
  begin(name: string, source: string): number {
    if (this.#open.filter((each) => each.source === source).length < mostAlike) this.#open.push({ name, source });
    return this.size;
  }

  end(name: string): void {
    const last = this.#open.findLastIndex((each) => each.name === name);
    if (last >= 0) this.#open.splice(last, 1);
  }
}
