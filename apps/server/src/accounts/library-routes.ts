import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../http/index.ts";
import { libraryHeaders } from "./ask-library.ts";
import type { AccountServices } from "./services.ts";
import { wayBack } from "./way-back.ts";

/** Form with the answer of an identity provider, bytes: some tens of thousands with a certificate and many groups. */
const longestForm = 200_000;

/**
 * Hands a request on to the sign-in library: what browsers come back to from elsewhere, and nothing else of it. SAML
 * answers arrive as forms, from the identity provider's own page. Here is a person with a browser, so whatever fails
 * ends on our own page for logging in, never on a bare status or in a code.
 */
export function libraryRoutes(app: App, { auth, publicUrl }: AccountServices): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = libraryHeaders(request, publicUrl);
    const form = typeof request.body === "string" ? request.body : undefined;
    if (form !== undefined) headers.set("content-type", "application/x-www-form-urlencoded");
    const init = { method: request.method, headers, ...(form !== undefined && { body: form }) };
    const response = await auth.handler(new Request(new URL(request.url, publicUrl), init));
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    const goTo = wayBack(response.status, response.headers.get("location"), publicUrl);
    if (goTo !== undefined) return reply.code(302).header("location", goTo).send();
    const isXml = /xml/.test(response.headers.get("content-type") ?? "");
    return reply
      .code(response.status)
      .type(isXml ? "application/xml" : "text/plain")
      .send(isXml ? await response.text() : "");
  };
  const hidden = { schema: { hide: true } };
  app.register((library, _options, done) => {
    const whole = { parseAs: "string", bodyLimit: longestForm } as const;
    library.addContentTypeParser("application/x-www-form-urlencoded", whole, (_request, body, done) =>
      done(null, body),
    );
    for (const path of ["callback", "sso/callback"]) {
      library.get(`/api/auth/${path}/:provider`, hidden, answer);
    }
    library.get("/api/auth/error", hidden, answer);
    library.get("/api/auth/sso/saml2/sp/metadata", hidden, answer);
    library.post("/api/auth/sso/saml2/sp/acs/:provider", hidden, answer);
    done();
  });
}
