import { type Gates, gatesOf } from "../flags/gates.ts";

/** A team whose dictionary and terms the writer may add to. */
export interface WritersTeam {
  readonly id: number;
  readonly name: string;
  readonly mayAddWords: boolean;
  readonly mayPropose: boolean;
}

/** Who is writing here, and what they may use. */
export interface WorkspaceState {
  readonly account: number | undefined;
  readonly gates: Gates;
  readonly teams: readonly WritersTeam[];
  /** Texts on this device that wait for an account that is not signed in. */
  readonly othersWaiting: number;
}

/** Until anything is known. */
export const nobodyYet: WorkspaceState = { account: undefined, gates: gatesOf({}), teams: [], othersWaiting: 0 };
