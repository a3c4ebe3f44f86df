import { expect, test } from "vitest";
import { z } from "zod";
import { Failure } from "../border/index.ts";
import { anonymous } from "../caller/index.ts";
import { createHttp } from "./create-http.ts";
import { type ApiDialect, dialectJson, serveDialect } from "./dialect.ts";
import { createRegistry } from "./metrics.ts";

/** An API as others have it: forms, names in small letters, failures as plain sentences. */
const foreign: ApiDialect = {
  prefix: "/v2",
  bodies: { "application/x-www-form-urlencoded": (body) => Object.fromEntries(new URLSearchParams(body.toString())) },
  bodyLimit: 2_000,
  failed: ({ code, message }) => ({
    type: "text/plain",
    body: `Error: ${code === "not-found" ? "no such call" : message}`,
  }),
};

const counted = z.object({ letters: z.int(), by: z.string() });

async function open() {
  const settings = {
    version: "0",
    publicUrl: "http://housestyle.test",
    allowedOrigins: [],
    googleDocs: false,
    trustProxy: false,
    allowances: { checksPerMinute: 2, redis: undefined },
    identify: async () => anonymous,
    metrics: false,
    guests: [],
    workerSources: [],
    webFolder: import.meta.dirname,
    hiddenPages: [],
  };
  const { pino } = await import("pino");
  const app = await createHttp(settings, pino({ level: "silent" }), createRegistry(), (app) => {
    serveDialect(app, foreign, (serve) => {
      const input = z.object({ text: z.string(), enabledOnly: z.stringbool().default(false) });
      serve({ method: "POST", path: "/check", input, access: "anyone", keepsNothing: true }, async (sent, { caller }) =>
        dialectJson({ letters: sent.enabledOnly ? 0 : sent.text.length, by: caller.kind }, counted),
      );
      serve(
        { method: "GET", path: "/languages", input: z.object({}), access: "anyone", allowance: "check" },
        async () => ({ body: "en" }),
      );
      serve({ method: "POST", path: "/mine", input, access: "read" }, async () => ({ body: "mine" }));
      serve({ method: "POST", path: "/fault", input }, async () => {
        throw new Error("the text was: secret");
      });
      serve({ method: "POST", path: "/busy", input }, async () => {
        throw new Failure("busy", { retryAfter: 7 });
      });
    });
  });
  return {
    close: () => app.close(),
    form: async (path: string, values: Record<string, string>, type = "application/x-www-form-urlencoded") => {
      const payload = new URLSearchParams(values).toString();
      const { statusCode, body, headers } = await app.inject({
        method: "POST",
        url: path,
        payload,
        headers: { "content-type": type },
      });
      return { status: statusCode, body, headers };
    },
    get: async (url: string) => {
      const { statusCode, body } = await app.inject({ url });
      return [statusCode, body];
    },
  };
}

test("callers of another API are read and answered in its own names", async () => {
  const { form, close } = await open();
  const { status, body } = await form("/v2/check", { text: "A letter", enabledOnly: "no" });
  expect([status, JSON.parse(body)]).toEqual([200, { letters: 8, by: "anonymous" }]);
  await close();
});

test("whatever fails there is told in its words, with our status", async () => {
  const { form, get, close } = await open();
  const text = { text: "Hello." };
  const outcomes = [
    await form("/v2/check", {}),
    await form("/v2/check", text, "application/json"),
    await form("/v2/check", { text: "long ".repeat(1_000) }),
    await form("/v2/mine", text),
    await form("/v2/nothing", text),
    await form("/v2/fault", text),
    await form("/v2/busy", text),
  ];
  expect(outcomes.map(({ status }) => status)).toEqual([400, 415, 413, 401, 404, 500, 503]);
  for (const { body, headers } of outcomes)
    expect([body, headers["content-type"]]).toEqual([expect.stringMatching(/^Error: [^{]+$/), "text/plain"]);
  expect(outcomes.map(({ body }) => body).join()).not.toContain("secret");
  expect(outcomes.at(-1)?.headers["retry-after"]).toBe("7");
  // The limits are those of everybody else.
  const many = [await get("/v2/languages"), await get("/v2/languages"), await get("/v2/languages")];
  expect(many).toEqual([
    [200, "en"],
    [200, "en"],
    [429, expect.stringMatching(/^Error: /)],
  ]);
  await close();
});

test("beside it everything is spoken of as before", async () => {
  const { form, close } = await open();
  const { status, body } = await form("/elsewhere", { text: "x" });
  expect([status, JSON.parse(body)]).toMatchObject([404, { Code: "not-found" }]);
  await close();
});
