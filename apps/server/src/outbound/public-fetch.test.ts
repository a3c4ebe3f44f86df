import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublicAddress, publicAmong } from "./public-address.ts";
import { createPublicFetch } from "./public-fetch.ts";

let server: Server;
let port: number;
let hits = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1;
    if (request.url === "/away") response.writeHead(302, { location: `http://127.0.0.2:${port}/` }).end();
    else response.end("inside");
  });
  await new Promise<void>((done) => server.listen(0, () => done()));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

test.each([
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.0.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["::1", false],
  ["::", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["224.0.0.1", false],
  ["no address", false],
  ["93.184.216.34", true],
  ["::ffff:93.184.216.34", true],
  ["2606:2800:220:1:248:1893:25c8:1946", true],
])("%s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test("a name is connected to when all of its addresses are public, and not when one is private", () => {
  const [one, other, inside] = ["93.184.216.34", "2606:2800:220:1::1", "10.1.2.3"].map((address) => ({ address }));
  if (!one || !other || !inside) throw new Error("Three addresses are three.");
  expect(publicAmong([one, other])).toEqual([one, other]);
  expect([publicAmong([one, inside]), publicAmong([inside, other]), publicAmong([inside])]).toEqual([[], [], []]);
});

test.each([
  "http://127.0.0.1:PORT/",
  "http://localhost:PORT/",
  "http://[::1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://0.0.0.0:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f.1:PORT/",
  "http://127.1:PORT/",
])("%s is never called", async (address) => {
  const before = hits;
  await expect(createPublicFetch([])(address.replace("PORT", String(port)))).rejects.toThrow();
  expect(hits).toBe(before);
});

test("a host the operator names is called, where it sends on to is judged again", async () => {
  const fetch = createPublicFetch(["127.0.0.1"]);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("inside");
  await expect(fetch(`http://127.0.0.1:${port}/away`)).rejects.toThrow();
});
