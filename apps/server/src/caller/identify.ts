import { Failure } from "../border/index.ts";
import type { Database } from "../db/index.ts";
import { anonymous, type Caller } from "./caller.ts";
import { type Credentials, proofOf } from "./credentials.ts";
import type { Origin } from "./origin.ts";
import { personOfKey, personOfSession } from "./store.ts";

/** Returns who makes a request. Unknown keys are refused; ended sessions are not. */
export type Identify = (credentials: Credentials, from: Origin) => Promise<Caller>;

/** Returns a function that identifies callers, for one database and the secret that signs its sessions. */
export function createIdentify(database: Database, secret: string): Identify {
  return async (credentials, from) => {
    const proof = proofOf(credentials, secret);
    switch (proof.kind) {
      case "nothing":
        return anonymous;
      case "forged":
        throw new Failure("bad-token");
      case "session":
        return (await personOfSession(database, proof.token, from)) ?? anonymous;
      case "key": {
        const person = await personOfKey(database, proof.hash, from);
        if (!person) throw new Failure("bad-token");
        return person;
      }
    }
  };
}
