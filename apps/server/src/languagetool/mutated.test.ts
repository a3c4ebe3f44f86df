import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mutatedRequest } from "../testing/mutated-requests.ts";
import { sharedServer } from "../testing/shared-server.ts";

const server = await sharedServer();

/** A chance that fast-check can repeat. */
const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

// Twenty thousand of them: npm run bench -- dialect
test("whatever happens to a request on its way, it is answered, and never by a failure of ours", async () => {
  const any = chances.map((stream) => mutatedRequest((n) => Math.floor((stream.next().value as number) * n)));
  await holds(
    fc.asyncProperty(any, async ({ method, path, type, body }) => {
      const answer = await fetch(`${server.url}/v2${path}`, {
        method,
        ...(method !== "GET" && { body: new Uint8Array(body) }),
        headers: type === "" ? {} : { "content-type": type },
      });
      expect(answer.status).toBeLessThan(500);
      await answer.text();
    }),
    { numRuns: 200 },
  );
});
