import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { startTestServer } from "../testing/test-server.ts";
import { signedUp, stranger } from "../testing/visitor.ts";

const Password = "seven green bottles";
const server = await sharedServer();

test("ten failures slow an account down, and only that one", async () => {
  const [one, other] = [await signedUp(server), await signedUp(server)];
  const fail = () => stranger(server).post("/api/v1/login", { Email: one.email, Password: "wrong wrong" });
  for (let i = 0; i < 10; i += 1) expect((await fail()).status).toBe(401);
  expect(await fail()).toMatchObject({ status: 429, body: { Code: "too-many-requests" } });
  expect((await stranger(server).post("/api/v1/login", { Email: one.email, Password })).status).toBe(429);
  expect((await stranger(server).post("/api/v1/login", { Email: other.email, Password })).status).toBe(200);
});

test("wrong passwords from elsewhere lock nobody out, and the wait is named as it is", async () => {
  const guarded = await startTestServer({ env: { HOUSESTYLE_TRUST_PROXY: "on" } });
  const { email } = await signedUp(guarded);
  const from = async (address: string, word: string) => {
    const headers = { "x-forwarded-for": address };
    return stranger(guarded).call("POST", "/api/v1/login", { Email: email, Password: word }, headers);
  };
  for (let i = 0; i < 10; i += 1) expect((await from("203.0.113.5", "wrong wrong")).status).toBe(401);
  const refused = await from("203.0.113.5", Password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
  expect((await from("198.51.100.7", Password)).status).toBe(200);
  await guarded.close();
});
