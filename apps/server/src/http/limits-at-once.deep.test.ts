import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, stranger, type Visitor } from "../testing/visitor.ts";

// Two hundred callers at once: what is counted after it is done lets all of them in.

const Password = "seven green bottles";
let server: TestServer;
let person: Visitor;
beforeAll(async () => {
  // However long two hundred calls take on a loaded machine, no window ends meanwhile.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  server = await startTestServer({
    env: {
      HOUSESTYLE_RATE_LIMIT: "on",
      HOUSESTYLE_CALLS_PER_MINUTE: "20",
      HOUSESTYLE_CAPTCHA: "turnstile",
      HOUSESTYLE_CAPTCHA_SITE_KEY: "x",
      HOUSESTYLE_CAPTCHA_SECRET: "x",
      HOUSESTYLE_TRUST_PROXY: "on",
    },
  });
  person = await signedUp(server);
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

/** From an address of one's own, so that allowances do not mix. */
const from = (address: string) => ({ "x-forwarded-for": address });

/** How many of two hundred were not told to wait. Who is told that the server is busy, as on a loaded machine, was let in. */
async function served(call: (n: number) => Promise<{ readonly status: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => call(n)));
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  return answers.filter(({ status }) => status !== 429).length;
}

describe("at most so many are looked at", () => {
  const login = (Email: string, Password: string, address: string) =>
    stranger(server).call("POST", "/api/v1/login", { Email, Password }, from(address));

  test("passwords of one account, from one address that shows no person", async () => {
    expect(await served(() => login(person.email, "wrong wrong", "10.1.0.1"))).toBe(3);
    expect((await login(person.email, Password, "10.1.1.1")).status).toBe(200);
  });

  test("passwords of one account, from everywhere", async () => {
    const { email } = await signedUp(server);
    expect(await served((n) => login(email, "wrong wrong", `10.4.0.${n}`))).toBe(200);
    expect((await login(email, Password, "10.4.1.1")).status).toBe(429);
  });

  test("passwords in an open session", async () => {
    const owner = await signedUp(server);
    expect(
      await served((n) => owner.call("DELETE", "/api/v1/account", { Password: `wrong ${n}` }, from("10.2.0.1"))),
    ).toBe(10);
  });

  test("sign-ups that show no person, of a household", async () => {
    const body = (n: number) => ({ Email: `race${n}@example.org`, Password, HumanCheck: "human" });
    const signUp = (n: number) => stranger(server).call("POST", "/api/v1/signup", body(n), from(`2001:db8:3::${n}`));
    expect(await served(signUp)).toBe(3);
  });

  test.each([
    ["join codes and invitations", "POST", "/api/v1/invitations/read", { Token: "ABCD-EFGH" }, 100],
    ["links of letters", "POST", "/api/v1/verify-email", { Token: "x" }, 100],
    ["checks", "POST", "/api/tokenize", { Text: "Fine." }, 20],
    ["other calls", "GET", "/api/v1/site", undefined, 80],
  ])("%s of an address", async (_, method, path, body, most) => {
    const address = from(`10.4.${most}.${path.length}`);
    expect(await served(() => stranger(server).call(method, path, body, address))).toBe(most);
  });

  test("keys that are not known", async () => {
    const wrong = (n: number) => ({ ...from("10.5.0.1"), authorization: `Bearer hs_wrong${n}` });
    expect(await served((n) => stranger(server).call("GET", "/api/v1/account", undefined, wrong(n)))).toBe(80);
  });

  test("messages to the operator, of an account", async () => {
    const writer = await signedUp(server);
    expect(await served(() => writer.call("POST", "/api/userfeedback", { Text: "Hi." }, from("10.6.0.1")))).toBe(20);
  });

  test("letters to choose a new password", async () => {
    const body = { Email: "nobody@example.org", Captcha: "" };
    expect(
      await served(() => stranger(server).call("POST", "/api/v1/password/forgotten", body, from("10.7.0.1"))),
    ).toBe(3);
  });

  test("uses of one key, wherever they come from", async () => {
    const { body } = await person.post<{ Token: string }>("/api/v1/tokens", { Name: "k", Scopes: ["check"] });
    const use = (n: number) =>
      stranger(server).call(
        "POST",
        "/api/tokenize",
        { Text: "Fine." },
        {
          ...from(`10.8.0.${n}`),
          authorization: `Bearer ${body.Token}`,
        },
      );
    expect(await served(use)).toBe(20);
  });

  test("uses of a page's key, of each address by itself", async () => {
    const { body } = await person.post<{ Token: string }>("/api/v1/tokens", { Name: "p", Scopes: ["page"] });
    const use = (address: string) =>
      stranger(server).call("POST", "/api/v1/check", { text: "Fine." }, { ...from(address), licenseCode: body.Token });
    expect(await served(() => use("10.9.0.1"))).toBe(20);
    // What one was refused took nothing of what all have: ten times as many others are let in, and then twenty times.
    expect(await served((n) => use(`10.9.1.${n}`))).toBe(200);
    expect((await use("2001:db8::1")).status).not.toBe(429);
    expect(await served((n) => use(`10.9.2.${n}`))).toBe(179);
  });

  test("calls of a household, which has many addresses", async () => {
    const call = (n: number) =>
      stranger(server).call("POST", "/api/tokenize", { Text: "Fine." }, from(`2001:db8:1:2::${n}`));
    expect(await served(call)).toBe(20);
  });

  test("calls of an agent with many keys: each key by itself, and all together", async () => {
    const owner = await signedUp(server);
    const keys = await Promise.all(
      Array.from({ length: 5 }, async (_, n) => {
        const { body } = await owner.post<{ Token: string }>("/api/v1/tokens", { Name: `${n}`, Scopes: ["check"] });
        return body.Token;
      }),
    );
    const hello = { jsonrpc: "2.0", id: 1, method: "ping" };
    const call = (n: number) => {
      const authorization = `Bearer ${keys[n % keys.length]}`;
      const accept = "application/json, text/event-stream";
      return stranger(server).call("POST", "/mcp", hello, { ...from(`10.10.0.${n}`), authorization, accept });
    };
    // Making the keys counts, too.
    expect(await served(call)).toBe(75);
  });
});
