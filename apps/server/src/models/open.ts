import type { Feature } from "../feature.ts";
import { readOffer } from "./offer.ts";
import { modelRoutes } from "./routes.ts";

/** What pages need to check more deeply, each by itself: the model and what runs it. Nothing where there is no model. */
export async function openModels({ model }: { readonly model?: string | undefined }): Promise<Feature> {
  const offer = await readOffer(model);
  return { routes: (app) => modelRoutes(app, offer) };
}
