/** The fields of a form. Repeated ones are joined by commas. */
export type FormFields = Readonly<Record<string, string>>;

/** Matches characters that form encoders never write. */
const unwritten = /[^\w.~!*'()%+&=;:@/?,$[\]-]|%(?![\da-f]{2})/i;
/** Matches a field without a value. After a text, it is what follows an “&” that someone wrote. */
const bare = /&[^=&]*(?:&|$)/;

/** Bytes at the end of a body that mean nothing: a line break, or a null character. */
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

/** Returns the body without such bytes, in linear time, which a regular expression would not guarantee. */
function said(body: Buffer): Buffer {
  let end = body.length;
  while (unsaid.has(body[end - 1] ?? -1)) end--;
  return body.subarray(0, end);
}

/** Returns each field of a form or query once. */
export function joined(members: Iterable<readonly [string, string]>): FormFields {
  const all = new Map<string, string>();
  for (const [name, value] of members) {
    const known = all.get(name);
    all.set(name, known === undefined ? value : `${known},${value}`);
  }
  return Object.fromEntries(all);
}

/** Returns the text of an unencoded body and its other fields, or undefined if the body is encoded. */
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
