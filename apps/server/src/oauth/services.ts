import type { Audit } from "../audit/index.ts";
import type { Database } from "../db/index.ts";

/** What OAuth needs from the rest of the server. */
export interface OAuthServices {
  readonly database: Database;
  readonly audit: Audit;
  readonly publicUrl: string;
}
