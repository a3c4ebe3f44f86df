import type { TableDefinition } from "@housestyle/tables";
import { catalogue, say } from "@housestyle/texts";

/** What is said of a member: that it is empty, that it is too long, that a list has too many of them. */
interface MemberTexts {
  readonly ask?: string;
  readonly tooLong?: (most: number) => string;
  readonly tooMany?: (count: number) => string;
}

/** Of the members of a table by their names, and of any that has nothing of its own. */
export type RowTexts = Readonly<Record<string, MemberTexts>>;

const upTo = (most: number) => ({ most });

const texts = catalogue("rows", {
  style_guide: {
    Name: {
      ask: "Give the guide a name.",
      tooLong: say("A guide's name may be at most {most} characters long.", upTo),
    },
  },
  style_guide_item: {
    any: {
      tooLong: say("Write at most {most} characters.", upTo),
      tooMany: say("Give at most {count}.", (count: number) => ({ count })),
    },
    Match: { ask: "Write what to find." },
  },
  term_base: {
    Name: {
      ask: "Give the term base a name.",
      tooLong: say("A term base's name may be at most {most} characters long.", upTo),
    },
  },
  term: {
    Text: { ask: "Write a term.", tooLong: say("A term may be at most {most} characters long.", upTo) },
    Description: { tooLong: say("A description may be at most {most} characters long.", upTo) },
  },
  snippet_folder: {
    Name: {
      ask: "Give the folder a name.",
      tooLong: say("A folder's name may be at most {most} characters long.", upTo),
    },
  },
  snippet: {
    Name: {
      ask: "Give the snippet a name.",
      tooLong: say("A snippet's name may be at most {most} characters long.", upTo),
    },
    Text: { tooLong: say("A snippet may be at most {most} characters long.", upTo) },
  },
  dictionary_entry: {
    Word: { ask: "Write a word.", tooLong: say("A word may be at most {most} characters long.", upTo) },
  },
});

/** What is said of the members of this table; a table may have nothing of its own. */
export const ownTexts = ({ table }: TableDefinition): RowTexts =>
  (texts as Readonly<Record<string, RowTexts | undefined>>)[table] ?? {};
