/** An element of an email: its name in lower case, and its attributes. */
export interface MailTag {
  readonly name: string;
  readonly attribute: (name: string) => string | null | undefined;
}

/** How much of an email was written by someone else: this element, or everything from here on. */
export type NotOwn = "this" | "this-and-all-after";

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/**
 * Classes that mail programs put around quoted emails and signatures, taken from the HTML that Gmail, Yahoo, Outlook,
 * Apple Mail, Thunderbird, Proton, Tuta, Fastmail, Zoho, GMX, Roundcube, Zimbra, Spark, Front, and Missive send.
 */
const classes = listed(`
  gmail_quote gmail_quote_container gmail_attr gmail_signature gmail_signature_prefix nylas-quote
  yahoo_quoted moz-cite-prefix moz-forward-container moz-email-headers-table moz-signature
  protonmail_quote protonmail_signature_block tutanota_quote tutanota_signature zmail_extra zmail_extra_hr
  ms-outlook-mobile-reference-message OutlookMessageHeader spark_quote front-blockquote front-signature missive_quote missive_signature
`);
const ids = listed(`
  Signature ms-outlook-mobile-signature AppleMailSignature lineBreakAtBeginningOfSignature blockquote_zmail
`);
/** IDs from which everything is the quoted email. */
const lastIds = listed(`
  divRplyFwdMsg appendonsend mail-editor-reference-message-container ms-outlook-mobile-body-separator-line OLK_SRC_BODY_SECTION
  reply-intro forwardbody1
`);
const attributes: readonly (readonly [string, string])[] = [
  ["data-smartmail", "gmail_signature"],
  ["data-marker", "__QUOTED_TEXT__"],
  ["name", "quote"],
  ["name", "messageReplySection"],
  ["name", "messageSignatureSection"],
];

/** Returns how much of an email was written by someone else, starting with this element, or undefined for none of it. */
export function notOwnIn({ name, attribute }: MailTag): NotOwn | undefined {
  // Outlook marks the ids of an email that it has received.
  const id = (attribute("id") ?? "").replace(/^(x_)+/, "");
  if (lastIds.has(id)) return "this-and-all-after";
  if (ids.has(id) || id.startsWith("yahoo_quoted")) return "this";
  if (name === "blockquote" && attribute("type")?.toLowerCase() === "cite") return "this";
  const named = (attribute("class") ?? "").split(/\s+/);
  if (named.some((each) => classes.has(each))) return "this";
  // Fastmail numbers its signatures.
  if (/^sig\d+$/.test(id) && named.includes("signature")) return "this";
  return attributes.some(([key, value]) => attribute(key) === value) ? "this" : undefined;
}
