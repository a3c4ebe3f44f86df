import type { Feature } from "../feature.ts";
import type { House } from "./house.ts";
import { houseRoutes } from "./routes.ts";

/** What devices check with. */
export function openHouse({ house }: { readonly house: House }): Feature {
  return { routes: (app) => houseRoutes(app, house) };
}
