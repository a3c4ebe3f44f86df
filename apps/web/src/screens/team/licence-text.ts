import { hasLapsed } from "../../app/access.ts";
import type { SessionTeam } from "../../app/session.ts";
import { dayName } from "../../texts/dates.ts";
import { team as texts } from "../../texts/team.ts";

const day = 86_400_000;
/** From here on the end is near enough to count the days. */
const soon = 60;

/** Returns a text about a team's license: when it ends or ended, and how many seats are taken. */
export function licenceText(
  { LicenceExpiry, SeatsUsed, Seats }: Pick<SessionTeam, "LicenceExpiry" | "SeatsUsed" | "Seats">,
  now: Date,
): readonly string[] {
  return [...endOf(LicenceExpiry, now), texts.seats(SeatsUsed, Seats)];
}

function endOf(expiry: string | null, now: Date): readonly string[] {
  // Clients read null as 1970, so what never ends is the last day of 9999 on the wire.
  if (expiry === null || expiry.startsWith("9999")) return [texts.endless];
  const last = new Date(expiry);
  const name = dayName(last, "UTC");
  if (hasLapsed(expiry, now)) return [texts.lapsed(name)];
  const today = Date.parse(now.toISOString().slice(0, 10));
  const days = (last.getTime() - today) / day;
  return days <= soon ? [texts.until(name), texts.daysLeft(days)] : [texts.until(name)];
}
