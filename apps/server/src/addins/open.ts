import type { Feature } from "../feature.ts";
import { extensionRoutes } from "./extension-routes.ts";
import { extensionsIn } from "./packed-extensions.ts";
import { addinRoutes } from "./routes.ts";

interface Parts {
  readonly publicUrl: string;
  readonly version: string;
  readonly env: { readonly HOUSESTYLE_EXTENSIONS: string };
}

/** Serves the add-ins for other programs, built for this server. */
export function openAddins({ publicUrl, version, env }: Parts): Feature {
  return {
    routes: (app) => {
      addinRoutes(app, { address: publicUrl.replace(/\/+$/, ""), version });
      extensionRoutes(app, extensionsIn(env.HOUSESTYLE_EXTENSIONS));
    },
  };
}
