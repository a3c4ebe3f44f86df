import type { Level } from "@housestyle/engine";

const levels: Readonly<Record<string, Level>> = { suggestion: "hint", warning: "warning", error: "error" };
/** The level Vale calls so; undefined for any other word. */
export const levelOf = (name: string | undefined): Level | undefined => levels[name?.toLowerCase() ?? ""];
