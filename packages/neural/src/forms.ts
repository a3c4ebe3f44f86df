const columns = {
  verb: ["BASE", "S", "ED", "EN", "ING"],
  noun: ["BASE", "S"],
  adj: ["BASE", "ER", "EST", "ADV"],
} as const;

type Family = ReadonlyMap<string, string>;

function familyOf(line: string): Family {
  const [kind = "", ...words] = line.split("\t");
  const names: readonly string[] = Object.hasOwn(columns, kind) ? columns[kind as keyof typeof columns] : [];
  return new Map(names.flatMap((name, i) => (words[i] && words[i] !== "-" ? [[name, words[i]]] : [])));
}

/** The forms of words, of the table `data/inflections.tsv`. */
export class Forms {
  readonly #families = new Map<string, Family[]>();

  constructor(table: string) {
    for (const line of table.split("\n")) {
      if (line === "" || line.startsWith("#")) continue;
      const family = familyOf(line);
      for (const word of new Set(family.values())) {
        const known = this.#families.get(word);
        if (known) known.push(family);
        else this.#families.set(word, [family]);
      }
    }
  }

  /** What a small-lettered word is in another form, in the commonest of its families; ADJ is what an ADV is made of. */
  in(word: string, form: string): string | undefined {
    for (const family of this.#families.get(word) ?? []) {
      const other = form === "ADJ" ? family.get("ADV") === word && family.get("BASE") : family.get(form);
      if (other && other !== word) return other;
    }
    return undefined;
  }

  /** All other words of a small-lettered word's families. */
  others(word: string): ReadonlySet<string> {
    const words = (this.#families.get(word) ?? []).flatMap((family) => [...family.values()]);
    return new Set(words.filter((other) => other !== word));
  }
}
