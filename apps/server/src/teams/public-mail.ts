import providers from "email-providers";

/** Providers and forwarding services that are missing in the list. */
const others = `
  addy.io aleeas.com anonaddy.com anonaddy.me disroot.org duck.com fastmail.com gmx.ch keemail.me kolabnow.com
  mailfence.com mozmail.com passinbox.com passmail.com passmail.net posteo.de posteo.net relay.firefox.com riseup.net
  simplelogin.co simplelogin.com slmail.me startmail.com tuta.com tuta.io tutamail.com tutanota.com tutanota.de
  vodafone.de`;

const known: ReadonlySet<string> = new Set([...providers, ...others.trim().split(/\s+/)]);

/** Returns whether anyone can get an address at this domain. */
export function isPublicMail(domain: string): boolean {
  return known.has(domain);
}
