import { type ReadingPreferences, wishOf } from "./reading.ts";

/**
 * Returns the preferences of the account and its first team. Every account and team has a kind of text from the start,
 * so “general” counts as no preference.
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
