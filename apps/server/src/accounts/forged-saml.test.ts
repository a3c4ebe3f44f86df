import { generateKeyPairSync } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  assertion,
  newId,
  response,
  type SamlAnswer,
  type Signing,
  samlProvider,
  signatureOf,
  signedAssertion,
  signedWith,
} from "../testing/saml-provider.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";

const issuer = "https://id.saml.example/";
const origin = "http://housestyle.test";
const idp = samlProvider();
const thief = samlProvider();
const right = signedWith(idp.privateKey);

let server: TestServer;
let operator: Visitor;
let provider: string;
let otherProvider: string;
beforeAll(async () => {
  server = await startTestServer({ env: { HOUSESTYLE_FLAGS: "+WLSSO" } });
  operator = await signedUp(server);
  provider = await setUp("saml.example", issuer, idp.certificate);
  otherProvider = await setUp("thief.example", "https://id.thief.example/", thief.certificate);
});
afterAll(() => server.close());

async function setUp(Domain: string, Issuer: string, Certificate: string): Promise<string> {
  const { teamId } = await withTeam(server);
  const given = { Kind: "saml", Domain, Issuer, EntryPoint: `${Issuer}sso`, Certificate };
  const saved = await operator.put<{ Provider: string }>(`/api/v1/teams/${teamId}/sign-in`, given);
  expect(saved.status).toBe(200);
  return saved.body.Provider;
}

const acsOf = (name: string) => `${origin}/api/auth/sso/saml2/sp/acs/${name}`;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

interface Begun {
  readonly visitor: Visitor;
  readonly relayState: string;
  readonly answer: SamlAnswer;
}

/** Begins a login, and returns what a genuine answer to it says. */
async function begin(name = provider): Promise<Begun> {
  const visitor = stranger(server);
  const begun = await visitor.post<{ Url: string }>("/api/v1/login/oauth", { Provider: name, ReturnTo: "/editor" });
  const { searchParams } = new URL(begun.body.Url);
  const request = inflateRawSync(Buffer.from(searchParams.get("SAMLRequest") ?? "", "base64")).toString();
  const answer: SamlAnswer = {
    ...{ id: newId(), issuer, responseIssuer: issuer, nameId: `${newId().slice(1)}@saml.example`, status: "Success" },
    ...{ inResponseTo: /\bID="([^"]+)"/.exec(request)?.[1], recipient: acsOf(name), destination: acsOf(name) },
    ...{ audience: origin, notBefore: minutes(-1), notOnOrAfter: minutes(5), confirmedUntil: minutes(5) },
  };
  return { visitor, relayState: searchParams.get("RelayState") ?? "", answer };
}

/** Brings an answer as the browser does. Returns where it ends and what the visitor is then. */
async function bring({ visitor, relayState }: Begun, xml: string, name = provider) {
  const back = await fetch(`${server.url}/api/auth/sso/saml2/sp/acs/${name}`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: visitor.cookie(), origin: new URL(issuer).origin },
    body: new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString("base64"), RelayState: relayState }),
  });
  const cookies = back.headers.getSetCookie().map((line) => line.split(";")[0]);
  const asked = await fetch(`${server.url}/api/v1/account`, { headers: { cookie: cookies.join("; ") } });
  return {
    location: back.headers.get("location"),
    account: asked.status,
    body: (await asked.json()) as { Email?: string },
  };
}

test("a genuine answer logs in, once", async () => {
  const begun = await begin();
  const xml = response(begun.answer, signedAssertion(begun.answer, right));
  expect(await bring(begun, xml)).toMatchObject({
    ...{ location: "/editor", account: 200 },
    body: { Email: begun.answer.nameId, EmailVerified: true },
  });
  expect(await bring(begun, xml)).toMatchObject({ account: 401 });
  // Not with another request's id and state either.
  expect(await bring(await begin(), xml)).toMatchObject({ account: 401 });
});

const victim = "victim@saml.example";
const evil = (answer: SamlAnswer): SamlAnswer => ({ ...answer, id: newId(), nameId: victim });
const withSignature = (answer: SamlAnswer, signature: string) => assertion(answer, signature);
/** The signature of a genuine assertion, cut out of it. */
const cut = (signed: string) => /<ds:Signature .*<\/ds:Signature>/.exec(signed)?.[0] ?? "";
const within = (element: string) => `<ds:Object>${element}</ds:Object>`;
const signed = (change: Partial<SamlAnswer>) => (answer: SamlAnswer) => {
  const changed = { ...answer, ...change };
  return response(changed, signedAssertion(changed, right));
};
const signedBy = (signing: Partial<Signing>) => (answer: SamlAnswer) =>
  response(answer, signedAssertion(answer, { ...right, ...signing }));
const genuine = (answer: SamlAnswer) => signedAssertion(answer, right);
/** A response that is signed as a whole. */
function signedResponse(answer: SamlAnswer, inside: string, put = "") {
  const id = newId();
  const plain = response(answer, inside, { id });
  return { plain, signature: signatureOf(plain, id, right, put), id };
}

const forgeries: Readonly<Record<string, (answer: SamlAnswer) => string>> = {
  "has no signature": (answer) => response(answer, assertion(answer)),
  "has an empty signature": (answer) =>
    response(
      answer,
      withSignature(answer, `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"></ds:Signature>`),
    ),
  "is signed with another key": signedBy({ key: thief.privateKey }),
  "is signed with another key whose certificate it brings": signedBy({
    key: thief.privateKey,
    keyInfo: `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${thief.certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
  }),
  "is signed with a key nobody knows": signedBy({
    key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey,
  }),
  "is signed with SHA-1": signedBy({ method: "http://www.w3.org/2000/09/xmldsig#rsa-sha1", hash: "sha1" }),
  "has a digest with SHA-1": (answer) =>
    response(
      answer,
      genuine(answer).replace("http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2000/09/xmldsig#sha1"),
    ),
  "says it is signed with HMAC": signedBy({ method: "http://www.w3.org/2000/09/xmldsig#hmac-sha1" }),
  "says it is signed with nothing": signedBy({ method: "none" }),
  "is signed for another element": signedBy({ reference: "#_other" }),
  "is signed with a transform that changes what is signed": signedBy({
    extraTransform: '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"></ds:Transform>',
  }),
  "was changed after it was signed": (answer) =>
    response(answer, genuine(answer).replace(/(<saml:NameID[^>]*>)[^<]+/, `$1${victim}`)),
  "has another signature value": (answer) =>
    response(answer, genuine(answer).replace(/(<ds:SignatureValue>)..../, "$1AAAA")),
  "has another digest": (answer) => response(answer, genuine(answer).replace(/(<ds:DigestValue>)..../, "$1AAAA")),
  "has a signature only around the assertion": (answer) => {
    const { plain, signature } = signedResponse(answer, assertion(answer));
    return plain.replace("<samlp:Status>", `${signature}<samlp:Status>`);
  },
  "wraps the signed response (1)": (answer) => {
    const { plain, id } = signedResponse(answer, genuine(answer));
    const wrapping = signatureOf(plain, id, right, within(plain));
    return response(answer, assertion(evil(answer)), { signature: wrapping });
  },
  "wraps the signed response (2)": (answer) => {
    const { plain, signature } = signedResponse(answer, genuine(answer));
    return response(answer, assertion(evil(answer)), { signature: plain + signature });
  },
  "wraps the signed assertion (3): another before it": (answer) =>
    response(answer, assertion(evil(answer)) + genuine(answer)),
  "wraps the signed assertion (4): another around it": (answer) =>
    response(answer, withSignature(evil(answer), genuine(answer))),
  "wraps the signed assertion (5): another with its signature": (answer) =>
    response(answer, withSignature(evil(answer), cut(genuine(answer))) + assertion(answer)),
  "wraps the signed assertion (6): it is in the signature of another": (answer) => {
    const inside = signatureOf(assertion(answer), answer.id, right, within(genuine(answer)));
    return response(answer, withSignature(evil(answer), inside));
  },
  "wraps the signed assertion (7): another in an extension": (answer) =>
    response(answer, `<samlp:Extensions>${assertion(evil(answer))}</samlp:Extensions>${genuine(answer)}`),
  "wraps the signed assertion (8): it is an object of the signature of another": (answer) => {
    const inside = signatureOf(assertion(answer), answer.id, right, within(assertion(answer)));
    return response(answer, withSignature(evil(answer), inside));
  },
  "has another assertion with the same id": (answer) =>
    response(answer, assertion({ ...answer, nameId: victim }) + genuine(answer)),
  "has another assertion after it": (answer) => response(answer, genuine(answer) + assertion(evil(answer))),
  "has no assertion": (answer) => response(answer, ""),
  "is an assertion without a response": genuine,
  "has a comment in the name": (answer) =>
    response(
      answer,
      signedAssertion({ ...answer, nameId: `${victim}.thief.example` }, right).replace(
        `${victim}.thief`,
        `${victim}<!-- -->.thief`,
      ),
    ),
  "has an entity in the name": (answer) =>
    `<!DOCTYPE r [<!ENTITY v "${victim}">]>${response(answer, genuine(answer).replace(/(<saml:NameID[^>]*>)[^<]+/, "$1&v;"))}`,
  "reads a file by an entity": (answer) =>
    `<!DOCTYPE r [<!ENTITY v SYSTEM "file:///etc/passwd">]>${response(answer, genuine(answer).replace(/(<saml:NameID[^>]*>)[^<]+/, "$1&v;"))}`,
  "has expired": signed({ notOnOrAfter: minutes(-10) }),
  "is not valid yet": signed({ notBefore: minutes(10) }),
  "never expires": signed({ notBefore: undefined, notOnOrAfter: undefined }),
  "was to be brought earlier": signed({ confirmedUntil: minutes(-10) }),
  "can be brought at any time": signed({ confirmedUntil: undefined }),
  "is for another audience": signed({ audience: "https://other.example" }),
  "is for any audience": signed({ audience: undefined }),
  "is for another recipient": signed({ recipient: "https://other.example/acs" }),
  "is for any recipient": signed({ recipient: undefined }),
  "goes to another destination": signed({ destination: "https://other.example/acs" }),
  "is from another issuer": signed({
    issuer: "https://id.thief.example/",
    responseIssuer: "https://id.thief.example/",
  }),
  "contains an assertion of another issuer": signed({ issuer: "https://id.thief.example/" }),
  "answers a request that was never made": signed({ inResponseTo: newId() }),
  "answers no request": signed({ inResponseTo: undefined }),
  "says that it failed": signed({ status: "Responder" }),
  "is about a person at another domain": signed({ nameId: "victim@elsewhere.example" }),
  "is about a person at a domain that begins alike": signed({ nameId: "victim@saml.example.thief.example" }),
  "is about no person": signed({ nameId: "" }),
  "is no XML": () => "<samlp:Response",
};

test.each(Object.entries(forgeries))("an answer logs no one in that %s", async (_, forge) => {
  const begun = await begin();
  const before = await people();
  const { location, account } = await bring(begun, forge(begun.answer));
  expect({ location, account }).toEqual({ location: expect.stringMatching(/^\/login\?error=[\w-]+$/), account: 401 });
  expect(await people()).toBe(before);
});

test("an answer of one team's provider logs no one in at another's", async () => {
  const begun = await begin(otherProvider);
  const answer = { ...begun.answer, issuer: "https://id.thief.example/", responseIssuer: "https://id.thief.example/" };
  const mine = { ...answer, nameId: "someone@thief.example" };
  const forOther = { ...mine, recipient: acsOf(provider), destination: acsOf(provider) };
  const xml = response(forOther, signedAssertion(forOther, signedWith(thief.privateKey)));
  expect(await bring(begun, xml, provider)).toMatchObject({ account: 401 });
  // At its own it is good, but not for the other's people.
  const theirs = { ...answer, nameId: "victim@saml.example" };
  const stolen = response(theirs, signedAssertion(theirs, signedWith(thief.privateKey)));
  expect(await bring(begun, stolen, otherProvider)).toMatchObject({ account: 401 });
  const again = await begin(otherProvider);
  const own = { ...again.answer, issuer: mine.issuer, responseIssuer: mine.issuer, nameId: mine.nameId };
  const good = response(own, signedAssertion(own, signedWith(thief.privateKey)));
  expect(await bring(again, good, otherProvider)).toMatchObject({
    account: 200,
    body: { Email: "someone@thief.example" },
  });
});

async function people(): Promise<number> {
  const { count } = await server.database.query
    .selectFrom("person")
    .select((each) => each.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
