import type { BackupEnv } from "../backup/index.ts";
import type { Feature } from "../feature.ts";
import { operatorRoutes } from "./routes.ts";
import type { OperatorServices } from "./services.ts";

/** What the operator is told of. */
interface Parts extends Pick<OperatorServices, "database" | "audit" | "mail" | "publicUrl"> {
  readonly env: Pick<BackupEnv, "HOUSESTYLE_BACKUP_FOLDER"> & { readonly HOUSESTYLE_SIGN_UP: string };
  readonly slowLane?: { readonly isOn?: boolean } | undefined;
  readonly version: string;
}

/** Serves the operator's page. */
export function openOperator({ env, database, audit, mail, publicUrl, slowLane, version }: Parts): Feature {
  const services: OperatorServices = {
    ...{ database, audit, mail, publicUrl },
    startedOn: new Date(),
    hasSlowLane: () => slowLane !== undefined && slowLane.isOn !== false,
    facts: {
      Version: version,
      MailFolder: mail.toFolder,
      SignUpOpen: env.HOUSESTYLE_SIGN_UP === "open",
      BackupsScheduled: env.HOUSESTYLE_BACKUP_FOLDER !== undefined,
    },
  };
  return { routes: (app) => operatorRoutes(app, services) };
}
