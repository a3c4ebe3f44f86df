import type { createApi } from "@housestyle/client";
import { Store, useStore } from "@housestyle/ui/store";

type Api = ReturnType<typeof createApi>;
type Value<Name extends keyof Api> = Extract<Awaited<ReturnType<Api[Name]>>, { kind: "done" }>["value"];

/** What the server says about itself. */
export type SiteInfo = Value<"siteSettings">;
/** Who is signed in. */
export type SessionProfile = Value<"readProfile">;
/** The teams of a person, with their own row in each. */
export type SessionTeam = Value<"listTeams">[number];
export type TeamUser = Value<"listTeamUsers">[number];

/** Who is using the page. `unknown` until the server has answered, and `away` when it could not be reached. */
export interface AppSession {
  readonly kind: "unknown" | "out" | "in" | "away";
  readonly site: SiteInfo | undefined;
  readonly profile: SessionProfile | undefined;
  readonly teams: readonly SessionTeam[];
  /** The person's own row in each team. */
  readonly positions: readonly TeamUser[];
}

export const session = new Store<AppSession>({
  kind: "unknown",
  site: undefined,
  profile: undefined,
  teams: [],
  positions: [],
});

let asking: Promise<void> | undefined;

/** Asks the server who is signed in; every caller at the same time waits for the same answer. */
export function loadSession(): Promise<void> {
  asking ??= askServer().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Forgets who was signed in and asks again, after signing in or out and when a team has come or gone. */
export async function refreshSession(): Promise<void> {
  await asking;
  await loadSession();
}

async function askServer(): Promise<void> {
  const { server, whenBack } = await import("./server.ts");
  const site = await server.siteSettings();
  if (site.kind !== "done") {
    session.set({ kind: "away" });
    whenBack(loadSession);
    return;
  }
  if (!site.value.SignedIn) {
    void import("../editor/storage/account.ts").then(({ leaveAccount }) => leaveAccount());
    session.set({ kind: "out", site: site.value, profile: undefined, teams: [], positions: [] });
    return;
  }
  const [profile, teams, positions] = await Promise.all([
    server.readProfile(),
    server.listTeams(),
    server.listTeamUsers(undefined, { query: { Filter: "IsCurrentUser eq true" } }),
  ]);
  if (profile.kind !== "done") {
    const isOut = profile.kind === "failed" && profile.status === 401;
    session.set({ kind: isOut ? "out" : "away", site: site.value });
    if (!isOut) whenBack(loadSession);
    return;
  }
  session.set({
    kind: "in",
    site: site.value,
    profile: profile.value,
    teams: teams.kind === "done" ? inOrder(teams.value) : [],
    positions: positions.kind === "done" ? positions.value : [],
  });
}

/** Returns teams with the current one first. */
export function inOrder(teams: readonly SessionTeam[]): SessionTeam[] {
  return teams.toSorted((a, b) => Number(b.IsCurrent) - Number(a.IsCurrent));
}

/** A part of the session; the component follows it. */
export function useSession<Part>(part: (session: AppSession) => Part): Part {
  return useStore(session, part);
}
