/** Providers that ignore dots before the @. */
const ignoresDots: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** Returns the mailbox an address leads to, so far as its form tells: `Ann+any@example.org` is that of `ann@example.org`. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const [name = ""] = lower.slice(0, at).split("+");
  const local = ignoresDots.has(domain) ? name.replaceAll(".", "") : name;
  return local === "" ? lower : `${local}@${domain}`;
}
