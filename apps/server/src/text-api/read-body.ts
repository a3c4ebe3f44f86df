import { parseJson } from "../border/index.ts";

/**
 * Parses a form with lists and objects as clients write them: `Reports=a,b`, `Reports[]=a`, `Reports[0]=a`,
 * `Settings[MaxGlueIndex]=40`, `Settings.MaxGlueIndex=40`.
 */
export function readForm(body: Buffer): unknown {
  const flat = new Map<string, string>();
  const inner = new Map<string, Map<string, string>>();
  for (const [name, value] of new URLSearchParams(body.toString("utf8"))) {
    const [, outer = name, bracketed, dotted] = /^(\w+)(?:\[(\w*)\]|\.(\w+))$/.exec(name) ?? [];
    const member = bracketed ?? dotted;
    if (member === undefined || /^\d*$/.test(member)) {
      const known = flat.get(outer);
      flat.set(outer, known === undefined ? value : `${known},${value}`);
    } else {
      const members = inner.get(outer) ?? new Map<string, string>();
      inner.set(outer, members.set(member, value));
    }
  }
  return Object.fromEntries([
    ...flat,
    ...[...inner].map(([name, members]) => [name, Object.fromEntries(members)] as const),
  ]);
}

/** The parsers by media type. Clients send forms and JSON under several names. */
export const bodies = {
  "application/json": parseJson,
  "text/json": parseJson,
  "application/x-www-form-urlencoded": readForm,
} as const;
