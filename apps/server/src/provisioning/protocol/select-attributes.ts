import { attributeNamed, type Definition, type Resource } from "./attributes.ts";
import type { AttributePath } from "./filter.ts";
import { parsePath } from "./parse-filter.ts";
import { isObject } from "./read-resource.ts";
import { refused } from "./refused.ts";
import { texts } from "./texts.ts";

/** The attributes that a request wants to see, or all but those that it does not want. */
export interface AttributeSelection {
  readonly only: readonly AttributePath[];
  readonly without: readonly AttributePath[];
}

/** Returns the attributes that a request names, separated by commas or as a list. */
export function readSelection(only: unknown, without: unknown): AttributeSelection {
  return { only: pathsOf(only), without: pathsOf(without) };
}

/** Whether an attribute is shown at all. */
export function shows({ only, without }: AttributeSelection, name: string): boolean {
  const isNamed = ({ attribute }: AttributePath) => attribute.toLowerCase() === name.toLowerCase();
  if (only.length > 0) return only.some(isNamed);
  return !without.some((path) => path.part === undefined && isNamed(path));
}

/** Returns the selected attributes of a resource, with those that are always shown (RFC 7644, section 3.9). */
export function select(resource: Resource, selection: AttributeSelection, definition: Definition): Resource {
  const { only, without } = selection;
  if (only.length === 0 && without.length === 0) return resource;
  const shown = Object.entries(resource).flatMap(([name, value]) => {
    if (attributeNamed(definition, name)?.returned === "always") return [[name, value] as const];
    if (!shows(selection, name)) return [];
    const parts = partsOf(only.length > 0 ? only : without, name);
    return [[name, parts.size === 0 ? value : withParts(value, parts, only.length > 0)] as const];
  });
  return Object.fromEntries(shown);
}

function partsOf(paths: readonly AttributePath[], name: string): Set<string> {
  const ofName = paths.filter(({ attribute }) => attribute.toLowerCase() === name.toLowerCase());
  if (ofName.some(({ part }) => part === undefined)) return new Set();
  return new Set(ofName.flatMap(({ part }) => part?.toLowerCase() ?? []));
}

function withParts(value: unknown, parts: ReadonlySet<string>, isWanted: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => withParts(each, parts, isWanted));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => parts.has(name.toLowerCase()) === isWanted));
}

function pathsOf(named: unknown): AttributePath[] {
  const names = Array.isArray(named) ? named.map(String) : typeof named === "string" ? named.split(",") : [];
  return names
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      const path = parsePath(name);
      if (!path || path.where) throw refused("invalidValue", texts.noSuchAttribute(name));
      return path;
    });
}
