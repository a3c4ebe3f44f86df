/** A project's settings for its own commands and environments. */
export interface LatexSettings {
  /** By name without the backslash: read as text in place, as a separate note, as a name, or not at all. */
  readonly commands?: Readonly<Record<string, "text" | "note" | "name" | "skip">> | undefined;
  readonly environments?: Readonly<Record<string, "text" | "skip">> | undefined;
}
