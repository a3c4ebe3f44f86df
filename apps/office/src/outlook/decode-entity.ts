const known = new Map<string, string>([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&nbsp;", "\u00a0"],
]);

/** The letters of `&eacute;`, `&#8217;`, `&#x1f600;`; what is no entity stays as it is. Browsers know all two thousand of them. */
export function decodeEntity(written: string): string {
  const letters = known.get(written) ?? numbered(written) ?? named(written);
  known.set(written, letters);
  return letters;
}

function numbered(written: string): string | undefined {
  const [, hex, decimal] = /^&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?$/i.exec(written) ?? [];
  if (hex === undefined && decimal === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "\ufffd";
}

function named(written: string): string {
  if (!/^&[a-z][a-z0-9]*;?$/i.test(written) || typeof DOMParser === "undefined") return written;
  return new DOMParser().parseFromString(written, "text/html").body.textContent || written;
}
