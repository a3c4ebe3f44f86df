import { type ReadingPreferences, wishOf } from "./reading.ts";

/**
 * What the account and its first team wish for. An account has a kind of text from its first day, and “general” says
 * nothing; the same with a team.
 */
export function wishesOfPerson(
  profile: { readonly DefaultStyle: string } | undefined,
  teams: readonly { readonly Language: string; readonly DefaultStyle: string }[],
): Pick<ReadingPreferences, "account" | "team"> {
  const [team] = teams;
  return {
    account: wishOf(undefined, unlessGeneral(profile?.DefaultStyle)),
    team: wishOf(team?.Language, unlessGeneral(team?.DefaultStyle)),
  };
}

function unlessGeneral(style: string | undefined): string | undefined {
  return style === "general" ? undefined : style;
}
