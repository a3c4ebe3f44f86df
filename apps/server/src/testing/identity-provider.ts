import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An OpenID Connect provider on this machine that signs in whoever the test says. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Who comes back with which claims at the next sign-in. */
  next: { email: string; sub: string; nonce?: string | undefined };
  /** Changes the identity token before it is sent, or leaves it out. */
  forge: ((right: RightToken) => string | undefined) | undefined;
  readonly calls: string[];
  /** A token that logs someone out, genuine except for these claims. */
  logoutToken(claims: object, key?: KeyObject): string;
  close(): void;
}

/** The parts of a genuine identity token, and how they are signed. */
export interface RightToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  /** The public key, as others can read it. */
  readonly publicKey: KeyObject;
  sign(header: object, claims: object, key?: KeyObject): string;
}

/** Starts one on a free port. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256", use: "sig" };
  const server = createServer((request, response) => {
    provider.calls.push(String(request.url));
    if (request.url?.startsWith("/authorize?")) {
      response.writeHead(302, { location: backFrom(request.url) }).end();
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer(String(request.url))));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Where a browser that comes to log in is sent back to, as someone who is logged in already. */
  const backFrom = (path: string): string => {
    const { searchParams } = new URL(path, issuer);
    provider.next = { ...provider.next, nonce: searchParams.get("nonce") ?? undefined };
    const back = new URL(searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("code", "c");
    back.searchParams.set("state", searchParams.get("state") ?? "");
    return back.href;
  };

  const answer = (path: string): unknown => {
    if (path.startsWith("/.well-known")) {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      };
    }
    if (path.startsWith("/keys")) return { keys: [jwk] };
    const claims = { ...provider.next, email_verified: true, name: "Sam Sample" };
    if (path.startsWith("/userinfo")) return claims;
    const right = { ...partsOf(claims), publicKey, sign };
    const id_token = provider.forge ? provider.forge(right) : sign(right.header, right.claims);
    return { access_token: "a", token_type: "Bearer", expires_in: 300, ...(id_token !== undefined && { id_token }) };
  };

  const partsOf = (claims: object) => {
    const now = Math.floor(Date.now() / 1_000);
    return {
      header: { alg: "RS256", kid: "k1", typ: "JWT" },
      claims: { iss: issuer, aud: "client", iat: now, exp: now + 300, ...claims },
    };
  };

  const sign = (header: object, claims: object, key = privateKey) => {
    const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
  };

  const provider: IdentityProvider = {
    issuer,
    next: { email: "sam@corp.example", sub: "1" },
    forge: undefined,
    calls: [],
    logoutToken: (changed, key) => {
      const { header, claims } = partsOf({});
      const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
      return sign({ ...header, typ: "logout+jwt" }, { ...claims, jti: String(Math.random()), events, ...changed }, key);
    },
    close: () => void server.close(),
  };
  return provider;
}
