/** The name of an attribute in a filter or path. */
export interface AttributePath {
  /** The schema in front of the name, if any. */
  readonly schema: string | undefined;
  readonly attribute: string;
  readonly part: string | undefined;
}

/** The comparisons of the protocol. */
export const comparisons = ["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le"] as const;
export type ScimComparison = (typeof comparisons)[number];

/** A value to compare with. */
export type ScimValue = string | number | boolean | null;

/** A filter that was parsed (RFC 7644, section 3.4.2.2). */
export type ScimFilter =
  | { readonly kind: "and" | "or"; readonly left: ScimFilter; readonly right: ScimFilter }
  | { readonly kind: "not"; readonly of: ScimFilter }
  | { readonly kind: "present"; readonly path: AttributePath }
  | { readonly kind: "compare"; readonly path: AttributePath; readonly by: ScimComparison; readonly value: ScimValue }
  /** One value of a list matches all of it: `emails[type eq "work" and value ew "@example.org"]`. */
  | { readonly kind: "some"; readonly path: AttributePath; readonly of: ScimFilter };

/** The path of a change: `name.givenName`, `emails[type eq "work"].value`. */
export interface ChangePath extends AttributePath {
  /** Which values of a list are meant. */
  readonly where: ScimFilter | undefined;
}
