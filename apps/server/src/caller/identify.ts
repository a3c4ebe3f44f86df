import { Failure } from "../border/index.ts";
import type { Database } from "../db/index.ts";
import { anonymous, type Caller } from "./caller.ts";
import { type Credentials, proofOf } from "./credentials.ts";
import type { Origin } from "./origin.ts";
import { personOfKey, personOfSession } from "./store.ts";

/** Tells who makes a request from what it shows; a key that is not known is refused, a session that has ended is not. */
export type Identify = (credentials: Credentials, from: Origin) => Promise<Caller>;

/** A teller for one database and the secret its sessions are signed with. */
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
