/** What no page explains: what teams have made. */
const ofTeams = /^(?:house|term|template)(?:\/|$)/;

/** Returns the address of the page on a server that explains a rule, or undefined where no page does. */
export function ruleAddress(server: string | undefined, ruleId: string): string | undefined {
  if (server === undefined || ofTeams.test(ruleId)) return undefined;
  return `${server.replace(/\/+$/, "")}/rules/${ruleId}`;
}
