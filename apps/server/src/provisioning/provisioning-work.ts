import type { Actor } from "../audit/index.ts";
import type { Database } from "../db/index.ts";
import type { ProvisioningConnection } from "./connection-store.ts";
import type { ProvisioningServices } from "./services.ts";

/** A request of an identity provider within the transaction that does it. The team is locked. */
export interface Provisioning {
  readonly services: ProvisioningServices;
  readonly transaction: Database["query"];
  readonly connection: ProvisioningConnection;
  readonly actor: Actor;
}
