import { inOrder } from "@housestyle/texts";
import type { Answer } from "../../app/answer.ts";

/**
 * The open part of the documents: all, favorites, those shared by others, one project shared by others, a project including its
 * subprojects, or those with a tag.
 */
export type DocumentPlace =
  | { readonly kind: "all" | "favorites" | "shared" }
  | { readonly kind: "project" | "tag"; readonly name: string }
  /** `folder` is a project within it, by its path there. */
  | { readonly kind: "sharedProject"; readonly id: number; readonly folder?: string };

/** How many documents there are, and of which kinds. */
export type DocumentGroups = Answer<"groupDocuments">;

/** A project, how deep it is, and how many documents are in it and in its own. */
export interface ProjectEntry {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly count: number;
}

/** The type of a drag that carries the ids of documents. */
export const documentDrag = "application/x-documents";

/** Reads the place out of an address. */
export function placeOf(query: URLSearchParams): DocumentPlace {
  for (const kind of ["project", "tag"] as const) {
    const name = query.get(kind);
    if (name !== null && name !== "") return { kind, name };
  }
  const id = Number(query.get("sharedProject"));
  const folder = query.get("sharedFolder") ?? "";
  if (id > 0) return { kind: "sharedProject", id, ...(folder !== "" && { folder }) };
  return { kind: query.has("favorites") ? "favorites" : query.has("shared") ? "shared" : "all" };
}

/** Returns what a place adds to the address, and to the question to the server. */
export function queryOf(place: DocumentPlace): Readonly<Record<string, string>> {
  if ("name" in place) return { [place.kind]: place.name };
  if ("id" in place) {
    return { [place.kind]: String(place.id), ...(place.folder !== undefined && { sharedFolder: place.folder }) };
  }
  return place.kind === "all" ? {} : { [place.kind]: "true" };
}

/** Returns the projects as a tree read from top to bottom; a project that has only others in it is there, too. */
export function projectTree(projects: DocumentGroups["Projects"]): readonly ProjectEntry[] {
  const counts = new Map<string, number>();
  for (const { Name, Count } of projects) {
    const names = Name.split("/");
    for (let depth = 1; depth <= names.length; depth += 1) {
      const path = names.slice(0, depth).join("/");
      counts.set(path, (counts.get(path) ?? 0) + Count);
    }
  }
  const entries = [...counts].map(([path, count]) => ({ names: path.split("/"), path, count }));
  return entries
    .toSorted((a, b) => compareNames(a.names, b.names))
    .map(({ names, path, count }) => ({ path, count, name: names.at(-1) ?? "", depth: names.length - 1 }));
}

/** Returns the owners whose project, or a project within it, a person may share: teams, and null for the person. */
export function sharableBy(owned: DocumentGroups["OwnedProjects"], path: string): readonly (number | null)[] {
  const within = owned.filter(({ Name, CanShare }) => CanShare && isWithin(Name, path));
  return [...new Set(within.map(({ TeamId }) => TeamId))];
}

/** Returns whether a project is shared, by itself or with one around it. */
export function isShared(owned: DocumentGroups["OwnedProjects"], path: string): boolean {
  return owned.some(({ Name, Shares }) => Shares > 0 && isWithin(path, Name));
}

/** Returns the projects with those that are shared and have no documents now. */
export function allProjects({ Projects, OwnedProjects }: DocumentGroups): DocumentGroups["Projects"] {
  const empty = OwnedProjects.filter(({ Name }) => !Projects.some((each) => each.Name === Name));
  return [...Projects, ...empty.map(({ Name }) => ({ Name, Count: 0 }))];
}

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}/`);

function compareNames(a: readonly string[], b: readonly string[]): number {
  for (const [at, name] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    const order = inOrder(name, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Parses typed tags. Each is returned once, and in the spelling of an existing tag if there is one. */
export function tagsIn(typed: string, existing: readonly string[] = []): string[] {
  const tags = typed.split(",").map((tag) => existingName(tag.trim(), existing));
  return tags.filter((tag, at) => tag !== "" && tags.findIndex((each) => isSameTag(each, tag)) === at);
}

/** Returns tags with more of them, each once. */
export function withTags(tags: readonly string[], more: readonly string[]): string[] {
  return [...tags, ...more.filter((tag) => !tags.some((each) => isSameTag(each, tag)))];
}

/** How a person has put a document in order. */
export interface OrderedRow {
  readonly Project: string;
  readonly Tags: readonly string[];
  readonly Favorite: boolean;
}

/** What is to be changed about that. */
export interface OrderChange {
  Project?: string;
  Tags?: string[];
  Favorite?: boolean;
}

/**
 * Returns what takes a change of a document back, and nothing that was changed after it: a project that is still the one that was
 * given becomes the former one, and of the tags only those go that were added.
 */
export function changeBack(former: OrderedRow, given: OrderChange, now: OrderedRow): OrderChange {
  const added = (given.Tags ?? []).filter((tag) => !former.Tags.some((each) => isSameTag(each, tag)));
  const left = now.Tags.filter((tag) => !added.some((each) => isSameTag(each, tag)));
  return {
    ...(given.Project !== undefined && given.Project.trim() === now.Project && { Project: former.Project }),
    ...(left.length < now.Tags.length && { Tags: left }),
    ...(given.Favorite !== undefined && given.Favorite === now.Favorite && { Favorite: former.Favorite }),
  };
}

/** The longest tag the server keeps, in UTF-16 code units. */
export const longestTag = 50;

/** Returns whether one of the typed tags is too long for the server. */
export function hasLongTag(typed: string): boolean {
  return tagsIn(typed).some((tag) => tag.length > longestTag);
}

/** Returns a name as it is written among those there are, whatever its case; a new one as it is. */
export function existingName(name: string, names: readonly string[]): string {
  return names.find((each) => isSameTag(each, name.trim())) ?? name;
}

const isSameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Reads the ids that a drag carries. */
export function draggedIds(carried: string): readonly number[] {
  return carried.split(",").map(Number).filter(Number.isSafeInteger);
}
