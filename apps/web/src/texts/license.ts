import { catalogue, say } from "@housestyle/texts";

/** The texts about a team's expired license. */
export const license = catalogue("license", {
  label: "License",
  ended: say("The license for {team} expired on {day}.", (team: string, day: string) => ({ team, day })),
  stopped:
    "The team’s dictionary, rules, and terms no longer apply to anyone’s text. You can’t invite people or change what the team shares.",
  kept: "Nothing is lost. You can still read and export everything, remove members, and delete the team.",
  askOperator: "To continue, ask the operator of this server to renew the license.",
  extend: "Renew license",
  refusal: say("Not available because the license for {team} expired on {day}.", (team: string, day: string) => ({
    team,
    day,
  })),
  paused: say("The rules of {team} are paused because its license has expired.", (team: string) => ({ team })),
  askAdmins: say("Ask {admins} to renew it.", (admins: string) => ({ admins })),
  askAnAdmin: "Ask a team admin to renew it.",
  toTeam: "Go to the team",
  dismiss: "Dismiss",
});
