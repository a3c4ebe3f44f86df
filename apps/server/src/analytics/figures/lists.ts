import type { Insights } from "@housestyle/contract";
import { mergeFew, type PartSums } from "./merge-few.ts";
import { rateOf } from "./totals.ts";

/** The names of what was counted. */
export interface FigureNames {
  readonly category: (report: string, category: string) => string;
  readonly rule: (id: string) => string;
  readonly guide: ReadonlyMap<string, string>;
  readonly item: ReadonlyMap<string, string>;
  readonly term: ReadonlyMap<string, string>;
  readonly snippet: ReadonlyMap<string, string>;
}

type ListName =
  | "Categories"
  | "TopCategories"
  | "TopRules"
  | "StyleGuides"
  | "TopStyleGuideRules"
  | "Terms"
  | "Snippets"
  | "Clients"
  | "ByClient";
export type FigureLists = Pick<Insights, ListName>;

/** The name of the last row of a list, if it has one. */
const otherName = "Other";

/**
 * Returns the lists of the insights, in the names of both API dialects. Rows with fewer than `least` members are
 * merged.
 */
export function listsOf(parts: readonly PartSums[], least: number, naming: FigureNames): FigureLists {
  const rows = (part: string, unnamed?: string) =>
    mergeFew(
      parts.filter((row) => row.part === part),
      least,
      unnamed,
    );
  const Categories = rows("category").map((row) => ({
    Report: row.key,
    Category: row.sub_key,
    DisplayName: row.key === "" && row.sub_key === "" ? otherName : naming.category(row.key, row.sub_key),
    Ignored: row.ignored,
    ...countsOf(row),
  }));
  const Clients = rows("client", "0").map((row) => ({
    Client: Number(row.key),
    ClientApp: Number(row.key),
    Count: row.events,
    Sessions: row.sessions,
    Words: row.words,
  }));
  return {
    Categories,
    TopCategories: Categories,
    TopRules: rows("rule").map((row) => ({
      RuleId: row.key,
      Name: row.key === "" ? otherName : naming.rule(row.key),
      Ignored: row.ignored,
      ...countsOf(row),
    })),
    StyleGuides: rows("guide").map((row) => ({
      StyleGuideId: idOf(row),
      Name: nameIn(naming.guide, row),
      ...countsOf(row),
    })),
    TopStyleGuideRules: rows("item").map((row) => ({
      StyleGuideItemId: idOf(row),
      Match: nameIn(naming.item, row),
      ...countsOf(row),
    })),
    Terms: rows("term").map((row) => ({ Id: idOf(row), Text: nameIn(naming.term, row), ...countsOf(row) })),
    Snippets: rows("snippet").map((row) => ({
      Id: idOf(row),
      Name: nameIn(naming.snippet, row),
      Inserts: row.events,
      CharactersSaved: row.characters,
    })),
    Clients,
    ByClient: Clients,
  };
}

/** The empty lists of a team with too few active members. */
export const noLists: FigureLists = {
  Categories: [],
  TopCategories: [],
  TopRules: [],
  StyleGuides: [],
  TopStyleGuideRules: [],
  Terms: [],
  Snippets: [],
  Clients: [],
  ByClient: [],
};

function countsOf({ shown, accepted }: PartSums) {
  return { Count: shown, Shown: shown, Hits: shown, Accepted: accepted, Rate: rateOf(accepted, shown) };
}

function idOf({ key }: PartSums): number | null {
  return key === "" ? null : Number(key);
}

/** Returns the name of an item, or an empty string if it was deleted or belongs to someone else. */
function nameIn(names: ReadonlyMap<string, string>, { key }: PartSums): string {
  return key === "" ? otherName : (names.get(key) ?? "");
}
