/** What a form says, each member once: what was sent several times is joined by commas, as lists are written. */
export type FormFields = Readonly<Record<string, string>>;

/** What an encoder of forms never writes. */
const unwritten = /[^\w.~!*'()%+&=;:@/?,$[\]-]|%(?![\da-f]{2})/i;
/** A member of a form that has no value: behind a text it is the rest of an “&” that somebody wrote. */
const bare = /&[^=&]*(?:&|$)/;

/** What some end their bodies with: a line, or a null character where there is nothing to say. */
const unsaid: ReadonlySet<number> = new Set([..."\r\n\0"].map((each) => each.charCodeAt(0)));

/**
 * Reads a form as clients of LanguageTool send it, whatever they call its type. Some encode nothing: of such a body the
 * text ends at the last `&language=`, whatever signs it holds.
 */
export function readForm(body: Buffer): FormFields {
  const sent = said(body).toString("utf8");
  const raw = rawText(sent);
  if (raw === undefined) return joined(new URLSearchParams(sent));
  const { name, value, before, behind } = raw;
  return { ...joined(new URLSearchParams(`${before}&${behind}`)), [name]: value };
}

/** A body without its end that says nothing: one step for each byte, which an expression would not promise. */
function said(body: Buffer): Buffer {
  let end = body.length;
  while (unsaid.has(body[end - 1] ?? -1)) end--;
  return body.subarray(0, end);
}

/** Each member of a form or a query once. */
export function joined(members: Iterable<readonly [string, string]>): FormFields {
  const all = new Map<string, string>();
  for (const [name, value] of members) {
    const known = all.get(name);
    all.set(name, known === undefined ? value : `${known},${value}`);
  }
  return Object.fromEntries(all);
}

/** The text of a body that nobody has encoded, and what stands around it; undefined for one that is encoded. */
function rawText(sent: string) {
  const found = /(?:^|&)(text|data)=/.exec(sent);
  if (!found) return undefined;
  const name = found[1] as "text" | "data";
  const start = found.index + found[0].length;
  const last = sent.lastIndexOf("&language=");
  const end = last >= start ? last : sent.length;
  const value = sent.slice(start, end);
  const isEncoded = !unwritten.test(value) && !bare.test(value);
  return isEncoded ? undefined : { name, value, before: sent.slice(0, found.index), behind: sent.slice(end + 1) };
}
