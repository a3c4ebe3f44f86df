/** How far the clocks of the two servers may differ, in milliseconds. */
const skew = 60_000;

/** How responses may be signed: not with SHA-1, which can be forged, nor with a shared secret. */
const signatures = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#(?:rsa|ecdsa)-sha(?:256|384|512)$/;
const digests = /^http:\/\/www\.w3\.org\/2001\/04\/(?:xmlenc#sha(?:256|512)|xmldsig-more#sha384)$/;

/**
 * Whether a SAML response can be given to the library, which checks the signature and what is signed. It does not check
 * until when a response may be brought (SAML 2.0 profiles, section 4.1.4.3) nor how it is signed. Responses with comments or a
 * document type are refused: no provider sends them, and parsers disagree about them.
 */
export function isAcceptable(xml: string, now = Date.now()): boolean {
  if (/<!(?:--|DOCTYPE|ENTITY)/i.test(xml)) return false;
  const confirmations = membersOf(xml, "SubjectConfirmationData");
  const isTimely = confirmations.length > 0 && confirmations.every((members) => isWithin(members, now));
  return isTimely && isOnly(xml, "SignatureMethod", signatures) && isOnly(xml, "DigestMethod", digests);
}

function isOnly(xml: string, name: string, algorithms: RegExp): boolean {
  return membersOf(xml, name).every((members) => algorithms.test(attributeIn(members, "Algorithm") ?? ""));
}

function isWithin(members: string, now: number): boolean {
  const [begin, end] = ["NotBefore", "NotOnOrAfter"].map((name) => attributeIn(members, name));
  // A time that cannot be read is NaN, and within nothing.
  return end !== undefined && now < Date.parse(end) + skew && (begin === undefined || now >= Date.parse(begin) - skew);
}

/** Returns the attributes of all elements with a name. One whose value contains “>” is cut there, and so refused. */
function membersOf(xml: string, name: string): string[] {
  const tags = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])([^>]*)`, "g");
  return [...xml.matchAll(tags)].map(([, members = ""]) => members);
}

function attributeIn(members: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(members);
  return found?.[1] ?? found?.[2];
}

/**
 * Returns the XML of the only response in a form, or undefined. Two responses, or Base64 that not everyone reads in the same
 * way, could show this check another response than the library.
 */
export function xmlOfForm(form: string): string | undefined {
  const [sent, ...others] = new URLSearchParams(form).getAll("SAMLResponse");
  const plain = sent?.replaceAll(/\s+/g, "");
  if (plain === undefined || others.length > 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return undefined;
  return Buffer.from(plain, "base64").toString("utf8");
}
