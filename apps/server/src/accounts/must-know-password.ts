import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { mostWrong, mustGuessSeldom } from "./attempts.ts";
import type { AccountServices } from "./services.ts";
import { passwordHash } from "./store.ts";

/** Requires the current password, so that someone who finds an open session cannot guess it without limit. */
export async function mustKnowPassword(
  { auth, database, attempts }: AccountServices,
  personId: number,
  password: string,
) {
  const hash = await passwordHash(database, personId);
  const context = await auth.$context;
  await mustGuessSeldom(attempts, [{ key: `password:${personId}`, most: mostWrong }], async () => {
    if (hash === undefined || !(await context.password.verify({ hash, password }))) {
      throw new Failure("wrong-credentials", { message: refusals.accounts.password });
    }
  });
}

/** Requires the email address instead from people without a password. */
export async function mustMeanIt(
  services: AccountServices,
  person: { readonly personId: number; readonly email: string },
  password: string,
  confirm: string,
): Promise<void> {
  if ((await passwordHash(services.database, person.personId)) !== undefined) {
    await mustKnowPassword(services, person.personId, password);
  } else if (confirm.toLowerCase() !== person.email.toLowerCase()) {
    throw new Failure("wrong-credentials", { message: refusals.accounts.confirm });
  }
}
