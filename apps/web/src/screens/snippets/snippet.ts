import type { AnswerRow } from "../../app/answer.ts";

/** A snippet and a folder as the lists show them. */
export type ListedSnippet = AnswerRow<"listSnippets">;
export type Folder = AnswerRow<"listSnippetFolders">;

/** What is written down about a snippet. */
export interface SnippetDraft {
  readonly SnippetFolderId: number;
  readonly Name: string;
  readonly Text: string;
  readonly Shortcut: string;
  readonly Description: string;
  readonly Language: string;
  /** As they are typed, separated by commas. */
  readonly tags: string;
}

/** Returns an empty draft for a new snippet. */
export function emptyDraft(folderId: number): SnippetDraft {
  return { SnippetFolderId: folderId, Name: "", Text: "", Shortcut: "", Description: "", Language: "", tags: "" };
}

/** What is written down about a snippet that exists. */
export function draftOf(snippet: ListedSnippet): SnippetDraft {
  const { SnippetFolderId, Name, Text, Shortcut, Description, Language, Tags } = snippet;
  return { SnippetFolderId, Name, Text, Shortcut: Shortcut ?? "", Description, Language, tags: Tags.join(", ") };
}

/** A draft as it is sent. */
export function wireOf({ tags, Shortcut, ...rest }: SnippetDraft) {
  return { ...rest, Tags: [...tagsIn(tags)], ...(Shortcut.trim() === "" ? {} : { Shortcut: Shortcut.trim() }) };
}

/** Returns the typed tags, each once. */
export function tagsIn(text: string): readonly string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== "");
}

/** Whether a shortcut can be one: 2 to 30 characters without blanks, or none at all. */
export function isShortcut(shortcut: string): boolean {
  return shortcut.trim() === "" || /^\S{2,30}$/u.test(shortcut.trim());
}
