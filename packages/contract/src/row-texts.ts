import type { TableDefinition } from "@housestyle/tables";
import { catalogue, say } from "@housestyle/texts";

/** The messages about a property: it is empty, it is too long, or a list has too many. */
interface MemberTexts {
  readonly ask?: string;
  readonly tooLong?: (most: number) => string;
  readonly tooMany?: (count: number) => string;
}

/** The messages about the properties of a table by name, and the defaults. */
export type RowTexts = Readonly<Record<string, MemberTexts>>;

const upTo = (most: number) => ({ most });

const texts = catalogue("rows", {
  style_guide: {
    Name: {
      ask: "Enter a name for the style guide.",
      tooLong: say("A style guide’s name can have at most {most} characters.", upTo),
    },
  },
  style_guide_item: {
    any: {
      tooLong: say("Use at most {most} characters.", upTo),
      tooMany: say("Enter at most {count}.", (count: number) => ({ count })),
    },
    Match: { ask: "Enter what to find." },
  },
  term_base: {
    Name: {
      ask: "Enter a name for the term base.",
      tooLong: say("A term base’s name can have at most {most} characters.", upTo),
    },
  },
  term: {
    Text: { ask: "Enter a term.", tooLong: say("A term can have at most {most} characters.", upTo) },
    Description: { tooLong: say("A reason can have at most {most} characters.", upTo) },
  },
  snippet_folder: {
    Name: {
      ask: "Enter a name for the folder.",
      tooLong: say("A folder’s name can have at most {most} characters.", upTo),
    },
  },
  snippet: {
    Name: {
      ask: "Enter a name for the snippet.",
      tooLong: say("A snippet’s name can have at most {most} characters.", upTo),
    },
    Text: { tooLong: say("A snippet can have at most {most} characters.", upTo) },
  },
  dictionary_entry: {
    Word: { ask: "Enter a word.", tooLong: say("A word can have at most {most} characters.", upTo) },
  },
});

/** Returns the messages about the properties of this table, or the defaults. */
export const ownTexts = ({ table }: TableDefinition): RowTexts =>
  (texts as Readonly<Record<string, RowTexts | undefined>>)[table] ?? {};
