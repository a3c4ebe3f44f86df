import { expect, test } from "vitest";
import { startTestServer } from "../testing/test-server.ts";
import { signedUp, stranger } from "../testing/visitor.ts";

const Password = "seven green bottles";

test("over HTTPS the session cookie is bound to the host; older ones count until then and are removed", async () => {
  const secure = await startTestServer({ env: { HOUSESTYLE_PUBLIC_URL: "https://write.example" } });
  try {
    const person = await signedUp({ ...secure, origin: "https://write.example" });
    // As set by an earlier version: the plain name stands for both.
    expect((await person.get("/api/v1/account")).status).toBe(200);
    const value = person.cookie().split("=").slice(1).join("=");
    const old = { cookie: `__Secure-housestyle.session_token=${value}`, origin: "https://write.example" };
    const bare = stranger({ ...secure, origin: "https://write.example" });
    expect((await bare.call("GET", "/api/v1/account", undefined, old)).status).toBe(200);
    const { headers } = await bare.post("/api/v1/login", { Email: person.email, Password, RememberMe: true });
    const set = headers.getSetCookie();
    const named = (name: string) => set.find((line) => line.startsWith(`${name}=`)) ?? "";
    expect(named("__Host-housestyle.session_token")).toMatch(/Path=\/(?:;|$)/);
    expect(named("__Host-housestyle.session_token")).toMatch(/Secure/);
    expect(set.join()).not.toMatch(/Domain=/i);
    expect(named("__Secure-housestyle.session_token")).toMatch(/Max-Age=0/);
    expect(named("housestyle.session_token")).toMatch(/Max-Age=0/);
    // Who is logged in with an older cookie can log out: the session ends, and so does every cookie.
    const out = await bare.call("POST", "/api/v1/logout", undefined, old);
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie().filter((line) => /session_token=;.*Max-Age=0/.test(line))).toHaveLength(3);
    expect((await bare.call("GET", "/api/v1/account", undefined, old)).status).toBe(401);
  } finally {
    await secure.close();
  }
});
