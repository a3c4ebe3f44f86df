import { editorSharing } from "../../texts/editor-sharing.ts";
import type { DocumentSharing } from "./use-sharing.ts";

/** Returns what a person or team with access is called. */
export function nameOfShare({ Kind, Name, Email }: Pick<DocumentSharing["Shares"][number], "Kind" | "Name" | "Email">) {
  return Kind === "team" ? editorSharing.team(Name) : Name || Email;
}
