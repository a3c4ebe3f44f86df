import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

/** What a SAML answer says. Every member can be made wrong. */
export interface SamlAnswer {
  readonly id: string;
  readonly issuer: string;
  readonly responseIssuer: string;
  readonly nameId: string;
  readonly inResponseTo: string | undefined;
  readonly recipient: string | undefined;
  readonly destination: string | undefined;
  readonly audience: string | undefined;
  readonly notBefore: Date | undefined;
  readonly notOnOrAfter: Date | undefined;
  /** Until when whoever brings the answer is believed. */
  readonly confirmedUntil: Date | undefined;
  readonly status: string;
}

/** How an answer is signed. */
export interface Signing {
  readonly key: KeyObject;
  readonly method: string;
  readonly hash: string;
  /** What the signature says it is about; the assertion if not given. */
  readonly reference?: string;
  readonly keyInfo?: string;
  readonly extraTransform?: string;
}

const names = {
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  signature: "http://www.w3.org/2000/09/xmldsig#",
  exclusive: "http://www.w3.org/2001/10/xml-exc-c14n#",
  enveloped: "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
  rsaSha256: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  sha256: "http://www.w3.org/2001/04/xmlenc#sha256",
} as const;

/** A SAML identity provider of a test: it signs what the test says, right or wrong. */
export function samlProvider() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { privateKey, publicKey, certificate: certificateOf(privateKey, publicKey) };
}

export const newId = () => `_${randomBytes(12).toString("hex")}`;

/** How a genuine answer is signed with this key. */
export const signedWith = (key: KeyObject): Signing => ({ key, method: names.rsaSha256, hash: "sha256" });

// What follows is written in canonical form, so that it can be signed as it is: attributes in their order, no empty tags.

const moment = (name: string, at: Date | undefined) => (at ? ` ${name}="${at.toISOString()}"` : "");
const member = (name: string, value: string | undefined) => (value === undefined ? "" : ` ${name}="${value}"`);

/** Returns an assertion with a place for its signature. */
export function assertion(answer: SamlAnswer, signature = ""): string {
  const { id, issuer, nameId, inResponseTo, recipient, audience, notBefore, notOnOrAfter, confirmedUntil } = answer;
  const only =
    audience === undefined
      ? ""
      : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
  return `<saml:Assertion xmlns:saml="${names.assertion}" ID="${id}" IssueInstant="${new Date().toISOString()}" Version="2.0"><saml:Issuer>${issuer}</saml:Issuer>${signature}<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData${member("InResponseTo", inResponseTo)}${moment("NotOnOrAfter", confirmedUntil)}${member("Recipient", recipient)}></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions${moment("NotBefore", notBefore)}${moment("NotOnOrAfter", notOnOrAfter)}>${only}</saml:Conditions><saml:AuthnStatement AuthnInstant="${new Date().toISOString()}" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion>`;
}

/** Returns a signature of a canonical element with this id. `within` is put into the signature, unsigned. */
export function signatureOf(element: string, id: string, signing: Signing, within = ""): string {
  const digest = createHash("sha256").update(element).digest("base64");
  const info = `<ds:CanonicalizationMethod Algorithm="${names.exclusive}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${signing.method}"></ds:SignatureMethod><ds:Reference URI="${signing.reference ?? `#${id}`}"><ds:Transforms><ds:Transform Algorithm="${names.enveloped}"></ds:Transform>${signing.extraTransform ?? ""}<ds:Transform Algorithm="${names.exclusive}"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="${names.sha256}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;
  const value = createSign(signing.hash)
    .update(`<ds:SignedInfo xmlns:ds="${names.signature}">${info}</ds:SignedInfo>`)
    .sign(signing.key, "base64");
  return `<ds:Signature xmlns:ds="${names.signature}"><ds:SignedInfo>${info}</ds:SignedInfo><ds:SignatureValue>${value}</ds:SignatureValue>${signing.keyInfo ?? ""}${within}</ds:Signature>`;
}

/** Returns a signed assertion. */
export function signedAssertion(answer: SamlAnswer, signing: Signing): string {
  const plain = assertion(answer);
  const issuerEnd = plain.indexOf("</saml:Issuer>") + "</saml:Issuer>".length;
  return plain.slice(0, issuerEnd) + signatureOf(plain, answer.id, signing) + plain.slice(issuerEnd);
}

/** Returns a response around assertions, or whatever is in it. */
export function response(answer: SamlAnswer, inside: string, { id = newId(), signature = "" } = {}): string {
  return `<samlp:Response xmlns:samlp="${names.protocol}"${member("Destination", answer.destination)} ID="${id}"${member("InResponseTo", answer.inResponseTo)} IssueInstant="${new Date().toISOString()}" Version="2.0"><saml:Issuer xmlns:saml="${names.assertion}">${answer.responseIssuer}</saml:Issuer>${signature}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${answer.status}"></samlp:StatusCode></samlp:Status>${inside}</samlp:Response>`;
}

/** Returns a certificate that the key has signed for itself, without the lines around it. */
function certificateOf(privateKey: KeyObject, publicKey: KeyObject): string {
  const der = (tag: number, ...parts: readonly (Buffer | string)[]): Buffer => {
    const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
    const { length } = content;
    const size =
      length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
    return Buffer.concat([Buffer.from([tag, ...size]), content]);
  };
  const algorithm = der(0x30, Buffer.from("06092a864886f70d01010b0500", "hex"));
  const name = der(0x30, der(0x31, der(0x30, Buffer.from("0603550403", "hex"), der(0x0c, "id"))));
  const valid = der(0x30, der(0x17, "200101000000Z"), der(0x17, "491231000000Z"));
  const tbs = der(
    0x30,
    ...[der(0xa0, Buffer.from("020102", "hex")), Buffer.from("020101", "hex"), algorithm, name, valid, name],
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = createSign("sha256").update(tbs).sign(privateKey);
  return der(0x30, tbs, algorithm, der(0x03, Buffer.from([0]), signature)).toString("base64");
}
