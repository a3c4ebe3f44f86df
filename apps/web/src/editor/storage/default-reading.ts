import type { AppSession } from "../../app/session.ts";
import { freshPersonal } from "./personal.ts";
import { type DialectAndStyle, readingOf } from "./reading.ts";
import { wishesOfPerson } from "./wishes-of-person.ts";

/** Returns how a new text of a person is read: as they have chosen on this device, else as their account, then their team wishes. */
export function defaultReading(
  device: Partial<DialectAndStyle>,
  { profile, teams }: Pick<AppSession, "profile" | "teams">,
): DialectAndStyle {
  return readingOf(
    { document: {}, device, ...wishesOfPerson(profile, teams) },
    freshPersonal(navigator.language).preferences,
  );
}
