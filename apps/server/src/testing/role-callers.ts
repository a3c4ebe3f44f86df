/** Every kind of caller there is. */
export const callers = [
  "anonymous",
  "unknown",
  "user",
  "admin",
  "adminOnly",
  "otherTeam",
  "lapsed",
  "checkKey",
  "readKey",
  "writeKey",
  "manageKey",
  "pageKey",
] as const;
/** One of them. */
export type CallerKind = (typeof callers)[number];

/** Anyone, whoever they are; but the key of a page leads nowhere else. */
export const open = (status: number) => callers.map((caller) => (caller === "pageKey" ? 403 : status));
/** Everybody with an account; of the keys only those with the scope. */
export function signedIn(scope: "check" | "read" | "write" | "manage", status = 200): number[] {
  return callers.map((caller) => {
    if (caller === "anonymous") return 401;
    return caller.endsWith("Key") && caller !== `${scope}Key` ? 403 : status;
  });
}
/** Rows of the team: members read, others find nothing. */
export const membersRead = (scope: "read" | "manage" = "read") =>
  byRole(scope, { user: 200, adminOnly: 200, lapsed: 200 });
/** Rows of the team: admins change them while its licence lasts. */
export const adminsWrite = (scope: "read" | "write" | "manage" = "write", status = 200) =>
  byRole(scope, { user: 403, adminOnly: status, lapsed: 403, admin: status });

export function byRole(
  scope: string,
  { user, adminOnly, lapsed, admin = 200 }: { user: number; adminOnly: number; lapsed: number; admin?: number },
): number[] {
  const status: Record<string, number> = {
    anonymous: 401,
    unknown: 404,
    user,
    admin,
    adminOnly,
    otherTeam: 404,
    lapsed,
  };
  return callers.map((caller) => status[caller] ?? (caller === `${scope}Key` ? admin : 403));
}

/** None of the callers is the operator: that account is made before them. */
export const operatorsOnly = callers.map((caller) => (caller === "anonymous" ? 401 : 403));

/** Checking is for everybody; keys need to be made for it, those of pages for the one call that is for them. */
export function checking({ isForPages = false } = {}): number[] {
  const keys = isForPages ? ["checkKey", "pageKey"] : ["checkKey"];
  return callers.map((caller) => (caller.endsWith("Key") && !keys.includes(caller) ? 403 : 200));
}

/** The same expectation, for a call that takes two scopes: a key with one of them is not enough. */
export function noKey(expected: number[]): number[] {
  return expected.map((status, column) => (callers[column]?.endsWith("Key") ? 403 : status));
}

/** The same expectation, for a call that would end the callers' sessions: only who has none of the right is asked. */
export function onlyLook(expected: number[]): number[] {
  return expected.map((status) => (status === 204 ? 0 : status));
}
