const mostWords = 100;

/** The words that a small pattern matches. */
export interface FiniteWords {
  readonly words: readonly string[];
  /** Whether it begins with `(?i)`. */
  readonly insensitive: boolean;
}

/** Thrown and caught in this file if the pattern matches more than a few words. */
class NotFinite extends Error {}

const metacharacters = new Set("\\^$.|?*+()[]{}");

function product(before: readonly string[], after: readonly string[]): string[] {
  if (before.length * after.length > mostWords) throw new NotFinite();
  return before.flatMap((left) => after.map((right) => left + right));
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  whole(): string[] {
    const words = this.#alternatives();
    if (this.#at < this.#source.length) throw new NotFinite();
    return words;
  }

  #alternatives(): string[] {
    const words = this.#sequence();
    while (this.#take("|")) words.push(...this.#sequence());
    return words;
  }

  #sequence(): string[] {
    let words = [""];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? "")) {
      const atom = this.#atom();
      words = product(words, this.#take("?") ? [...atom, ""] : atom);
    }
    return words;
  }

  #atom(): string[] {
    if (this.#take("(?:") || this.#take("(")) {
      const words = this.#alternatives();
      if (!this.#take(")")) throw new NotFinite();
      return words;
    }
    if (this.#take("[")) return this.#set();
    return [this.#character()];
  }

  #set(): string[] {
    const words: string[] = [];
    while (!this.#take("]")) {
      if (this.#source[this.#at] === "-" || (this.#source[this.#at] === "^" && words.length === 0))
        throw new NotFinite();
      words.push(this.#character());
    }
    return words;
  }

  #character(): string {
    if (this.#take("\\")) {
      const escaped = this.#next();
      // \d, \w, \b and the like stand for something else; a mark behind a backslash is that mark.
      if (/[\p{L}\p{N}]/u.test(escaped)) throw new NotFinite();
      return escaped;
    }
    const character = this.#next();
    if (metacharacters.has(character)) throw new NotFinite();
    return character;
  }

  #next(): string {
    const point = this.#source.codePointAt(this.#at);
    if (point === undefined) throw new NotFinite();
    const character = String.fromCodePoint(point);
    this.#at += character.length;
    return character;
  }

  #take(mark: string): boolean {
    if (!this.#source.startsWith(mark, this.#at)) return false;
    // "(?=" and its kin are no groups.
    if (mark === "(" && this.#source[this.#at + 1] === "?") throw new NotFinite();
    this.#at += mark.length;
    return true;
  }
}

/** Returns every word that a pattern such as `[Tt]eam(s)?` matches, or undefined if there are more than a hundred. */
export function finiteWords(pattern: string): FiniteWords | undefined {
  const insensitive = pattern.startsWith("(?i)");
  if (pattern.length > 1000) return undefined;
  try {
    const words = new Reader(insensitive ? pattern.slice(4) : pattern).whole();
    return words.includes("") ? undefined : { words: [...new Set(words)], insensitive };
  } catch (error) {
    if (error instanceof NotFinite) return undefined;
    throw error;
  }
}
