import { expect, test } from "vitest";
import { namedColumns } from "./named-columns.ts";

test("a member finds its column by its own name", () => {
  expect(namedColumns({ number: ["Id"], text: ["MessageId"], date: ["CreatedOn"] })).toEqual({
    Id: { type: "number", sql: "t.id" },
    MessageId: { type: "text", sql: "t.message_id" },
    CreatedOn: { type: "date", sql: "t.created_on" },
  });
});
