import type { Audit } from "../audit/index.ts";
import type { Database } from "../db/index.ts";

/** What provisioning needs from the rest of the server. */
export interface ProvisioningServices {
  readonly database: Database;
  readonly audit: Audit;
  readonly publicUrl: string;
  /** Whether teams can have company login. */
  readonly isOffered: boolean;
  /** Whether accounts can be created for people without one. */
  readonly mayCreateAccounts: boolean;
}

/** Returns the address that identity providers call. */
export const baseOf = ({ publicUrl }: Pick<ProvisioningServices, "publicUrl">): string => `${publicUrl}/scim/v2`;
