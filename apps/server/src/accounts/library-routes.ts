import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { endingWeaker } from "../caller/index.ts";
import { type App, type DialectResponse, serveDialect } from "../http/index.ts";
import { libraryHeaders } from "./ask-library.ts";
import { isAcceptable, xmlOfForm } from "./saml-answer.ts";
import type { AccountServices } from "./services.ts";
import { testing } from "./sign-in-test.ts";
import { saveTestResult, takeTest } from "./sign-in-test-store.ts";
import { failedLogin, invalidAnswer, wayBack } from "./way-back.ts";

/** The most bytes of a form from an identity provider, which can have a certificate and many groups. */
const longestForm = 200_000;

/**
 * Passes requests to the login library: only those with which browsers return from other services. SAML responses
 * arrive as forms from the identity provider's page. Because a person with a browser is waiting, every failure ends on
 * the login page, never on a bare status or a foreign page.
 */
export function libraryRoutes(app: App, { auth, publicUrl, database }: AccountServices): void {
  const ask = async (form: string | undefined, request: FastifyRequest): Promise<DialectResponse> => {
    const headers = libraryHeaders(request, publicUrl);
    if (form !== undefined) headers.set("content-type", "application/x-www-form-urlencoded");
    const init = { method: request.method, headers, ...(form !== undefined && { body: form }) };
    return saidBy(await auth.handler(new Request(new URL(request.url, publicUrl), init)), publicUrl);
  };
  /** Passes on an answer that has this state. A test only records what came back. */
  const answer = async (state: string | null, pass: () => Promise<DialectResponse>): Promise<DialectResponse> => {
    const teamId = state === null ? undefined : await takeTest(database.query, state);
    if (teamId === undefined) return pass();
    const { answer: passed, found } = await testing(pass);
    const problem = found ? found.problem : errorOf(passed);
    const { name: Name = "", email: Email = "" } = found ?? {};
    await saveTestResult(database.query, teamId, { Name, Email, Problem: problem ?? null });
    return to(`/team?team=${teamId}#company-login`);
  };
  const dialect = {
    bodies: { "application/x-www-form-urlencoded": String },
    bodyLimit: longestForm,
    failed: () => to(failedLogin),
  };
  serveDialect(app, dialect, (serve) => {
    const paths = ["callback/:provider", "sso/callback/:provider", "error", "sso/saml2/sp/metadata"];
    for (const path of paths) {
      const call = { method: "GET", path: `/api/auth/${path}`, input: z.unknown() } as const;
      serve(call, (_, { request }) =>
        answer(new URL(request.url, publicUrl).searchParams.get("state"), () => ask(undefined, request)),
      );
    }
    const answered = {
      method: "POST",
      path: "/api/auth/sso/saml2/sp/acs/:provider",
      input: z.string().optional(),
      // The provider's page sends it, with the cookies of this site if both are below one domain.
      fromAnyOrigin: true,
    } as const;
    serve(answered, (form = "", { request }) =>
      answer(new URLSearchParams(form).get("RelayState"), async () => {
        const xml = xmlOfForm(form);
        return xml !== undefined && isAcceptable(xml) ? ask(form, request) : to(invalidAnswer);
      }),
    );
  });
}

/** Returns the library's response as the browser should see it. */
async function saidBy(response: Response, publicUrl: string): Promise<DialectResponse> {
  const cookies = response.headers.getSetCookie();
  const headers: DialectResponse["headers"] = cookies.length > 0 ? { "set-cookie": endingWeaker(cookies) } : {};
  const goTo = wayBack(response.status, response.headers.get("location"), publicUrl);
  if (goTo !== undefined) return to(goTo, headers);
  const isXml = /xml/.test(response.headers.get("content-type") ?? "");
  return isXml
    ? { status: response.status, headers, type: "application/xml", body: await response.text() }
    : { status: response.status, headers };
}

/** Returns the code of the failure that a response leads to. */
function errorOf({ headers }: DialectResponse): string {
  const location = String(headers?.location ?? "");
  return new URLSearchParams(location.slice(location.indexOf("?") + 1)).get("error") ?? "failed";
}

function to(location: string, headers: DialectResponse["headers"] = {}): DialectResponse {
  return { status: 302, headers: { ...headers, location } };
}
