import { limits } from "@housestyle/contract";
import { z } from "zod";
import { domainOf } from "../teams/index.ts";
import { isObject, type Resource } from "./protocol/index.ts";

const address = z.email().max(limits.email);
const longestName = 100;

/**
 * Returns the address of a user at one of these domains, in lowercase: the primary one, else the one for work, else any other,
 * else the `userName`. Undefined if there is none, because the team cannot speak for other addresses.
 */
export function addressOf(user: Resource, domains: readonly string[]): string | undefined {
  const emails = Array.isArray(user.emails) ? user.emails.filter(isObject) : [];
  const rank = ({ primary, type }: Resource) => (primary === true ? 0 : type === "work" ? 1 : 2);
  const sent = [...emails].sort((a, b) => rank(a) - rank(b)).map(({ value }) => value);
  return [...sent, user.userName]
    .flatMap((value) => (typeof value === "string" ? value.trim().toLowerCase() : []))
    .find((value) => address.safeParse(value).success && domains.includes(domainOf(value)));
}

/** Returns the name that others see of a user. */
export function nameOf({ displayName, name, userName }: Resource): string {
  const { formatted, givenName, familyName } = isObject(name) ? name : {};
  const parts = [givenName, familyName].filter((part) => typeof part === "string").join(" ");
  const names = [displayName, formatted, parts, userName];
  return String(names.find((each) => typeof each === "string" && each.trim() !== "") ?? "")
    .slice(0, longestName)
    .toWellFormed();
}
