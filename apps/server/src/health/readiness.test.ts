import { expect, test } from "vitest";
import { watchReadiness } from "./readiness.ts";

const fine = () => Promise.resolve(undefined);
const broken = () => Promise.reject(new Error("away"));
const bytes = (count: number) => () => Promise.resolve(count);

test.each([
  ["all is well", fine, bytes(1e12), { Database: "ok", Disk: "ok" }],
  ["the disk is full", fine, bytes(0), { Database: "ok", Disk: "full" }],
  ["the database is away", broken, bytes(1e12), { Database: "away", Disk: "ok" }],
  ["both", broken, bytes(0), { Database: "away", Disk: "full" }],
  ["a disk elsewhere", fine, undefined, { Database: "ok", Disk: "ok" }],
  ["a disk that cannot be asked", fine, broken, { Database: "ok", Disk: "ok" }],
])("says which part: %s", async (_, ask, free, expected) => {
  expect(await watchReadiness(ask, free)()).toEqual(expected);
});

test("many who ask at once are answered by one look; the next one is later", async () => {
  let looks = 0;
  let now = 0;
  const ready = watchReadiness(
    async () => (looks += 1),
    undefined,
    () => now,
  );
  await Promise.all(Array.from({ length: 50 }, ready));
  now = 1_999;
  await ready();
  expect(looks).toBe(1);
  now = 2_000;
  await ready();
  expect(looks).toBe(2);
});
