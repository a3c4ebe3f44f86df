import { afterAll, beforeAll, expect, test } from "vitest";
import { realChecker, startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp } from "../testing/visitor.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await (await realChecker()).close();
});

test("the first account of a server becomes its operator, the second does not", async () => {
  const first = await signedUp(server);
  const second = await signedUp(server);
  expect((await first.get("/api/v1/account")).body).toMatchObject({ IsOperator: true, Email: first.email });
  expect((await second.get("/api/v1/account")).body).toMatchObject({ IsOperator: false });
});
