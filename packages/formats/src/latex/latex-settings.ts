/** What a project says of its own commands and environments. */
export interface LatexSettings {
  /** By name, without backslash: read as text in place, as a note by itself, as a name, or not at all. */
  readonly commands?: Readonly<Record<string, "text" | "note" | "name" | "skip">> | undefined;
  readonly environments?: Readonly<Record<string, "text" | "skip">> | undefined;
}
