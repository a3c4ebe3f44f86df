import { activity as texts } from "../texts/activity.ts";
import { type ActivityDetails, sentences } from "../texts/acts.ts";
import { members } from "../texts/team.ts";

/** An entry of the log, as far as its sentence needs it. */
export interface ActivityEntry {
  readonly What: keyof typeof sentences;
  readonly Name: string;
  readonly PersonId: number | null;
  readonly Details: {
    readonly Count?: number | undefined;
    readonly Names?: readonly string[] | undefined;
    readonly Fields?: readonly string[] | undefined;
    readonly Position?: string | undefined;
    readonly Licence?: string | undefined;
    readonly Table?: string | undefined;
    readonly Added?: number | undefined;
    readonly Changed?: number | undefined;
    readonly Removed?: number | undefined;
  };
}

/** What happened, in one sentence for people. */
export function sentenceOf(entry: ActivityEntry): string {
  return sentences[entry.What](toldOf(entry));
}

/** The name of the person who did it, or of the server if it acted on its own. */
export function whoDid({ Name, PersonId }: Pick<ActivityEntry, "Name" | "PersonId">): string {
  return Name || (PersonId === null ? texts.server : texts.nobody);
}

function toldOf(entry: ActivityEntry): ActivityDetails {
  const { Count = 1, Names = [], Fields = [], Position, Licence = "", Table, Added = 0, Changed = 0 } = entry.Details;
  return {
    who: whoDid(entry),
    count: Count,
    names: Names,
    // A field of a newer server has no name here yet.
    fields: Fields.map((field) => texts.fields[field] ?? texts.something).join(", "),
    position: members.positions[Position as keyof typeof members.positions] ?? "",
    licence: Licence,
    what: texts.tables[Table ?? ""] ?? texts.something,
    added: Added,
    changed: Changed,
    removed: entry.Details.Removed ?? 0,
  };
}
