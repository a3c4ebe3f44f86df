import type { ComponentType, ReactNode } from "react";
import type { Frame, Route } from "../routes.ts";

type Framing = ComponentType<{ readonly children: ReactNode }>;
type Drawn = Exclude<Frame, "bare" | "own">;
type Coming<Props> = Promise<{ readonly default: ComponentType<Props> }>;

const frames: Readonly<Record<Drawn, () => Promise<{ readonly default: Framing }>>> = {
  shell: () => import("./Shell.tsx"),
  site: () => import("../site/Site.tsx"),
};

/** The files that were requested, each only once. */
const coming = new Map<unknown, Promise<unknown>>();

/** Sends for all that a route needs, side by side. */
export function sendFor(route: Route): void {
  void screenFile(route);
  for (const frame of ["shell", "site"] as const) {
    if (route.frame === frame || route.frame === "own") void frameFile(frame);
  }
  // Who is looking is asked first of all.
  if (dependsOnWho(route)) void once("server", () => import("./server.ts"));
}

/** Whether what is drawn there depends on who is looking. */
export function dependsOnWho(route: Pick<Route, "for" | "frame">): boolean {
  return route.for !== "anyone" || route.frame === "own";
}

/** The file of a route's screen. */
export function screenFile(route: Route): Coming<object> {
  return once(route, route.load);
}

/** The file of a frame. */
export function frameFile(frame: Drawn): Promise<{ readonly default: Framing }> {
  return once(frame, frames[frame]);
}

function once<File>(key: unknown, load: () => Promise<File>): Promise<File> {
  const known = coming.get(key) as Promise<File> | undefined;
  if (known !== undefined) return known;
  const file = load();
  coming.set(key, file);
  // Whoever draws it hears of a failure, and the next who wants it tries again.
  file.catch(() => coming.delete(key));
  return file;
}
