import { keyOfParts, type Table } from "./table.ts";

/** One rule of a style guide, and the guide it belongs to. Empty `Replace` only flags; `|` separates alternatives. */
export type StyleGuideRow = {
  readonly Guide: string;
  readonly Name: string;
  readonly Match: string;
  readonly Replace: string;
  readonly WrongSentence: string;
  readonly RightSentence: string;
  readonly Message: string;
  readonly IsEnabled: boolean;
  readonly CaseSensitive: boolean;
  readonly IsRegex: boolean;
  readonly Severity: string;
  readonly Category: string;
  readonly Url: string;
  readonly IncludeContext: readonly string[];
  readonly ExcludeContext: readonly string[];
};

/** Rules are the same when they look for the same in the same guide. */
export const styleGuideTable: Table<StyleGuideRow> = {
  columns: {
    Guide: { kind: "line" },
    Name: { kind: "line" },
    Match: { kind: "text", required: true },
    Replace: { kind: "text" },
    WrongSentence: { kind: "text" },
    RightSentence: { kind: "text" },
    Message: { kind: "text" },
    IsEnabled: { kind: "flag", otherwise: true },
    CaseSensitive: { kind: "flag", otherwise: false },
    IsRegex: { kind: "flag", otherwise: false },
    Severity: { kind: "choice", values: ["hint", "warning", "error"], otherwise: "warning" },
    Category: { kind: "line" },
    Url: { kind: "line" },
    IncludeContext: { kind: "list" },
    ExcludeContext: { kind: "list" },
  },
  aliases: { styleguide: "Guide", pattern: "Match", replacement: "Replace", enabled: "IsEnabled", regex: "IsRegex" },
  // Letter case tells rules apart: a team may well have one for “web” and one for “Web”.
  keyOf: ({ Guide, Match, IsRegex }) => JSON.stringify([keyOfParts(Guide), Match, IsRegex]),
};
