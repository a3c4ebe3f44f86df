import type { Feature } from "../feature.ts";
import { readOffer } from "./offer.ts";
import { modelRoutes } from "./routes.ts";

/** Serves the model and runtime for deep checking in browsers, if there is a model. */
export async function openModels({ model }: { readonly model?: string | undefined }): Promise<Feature> {
  const offer = await readOffer(model);
  return { routes: (app) => modelRoutes(app, offer) };
}
