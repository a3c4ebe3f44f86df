import { type documentRoles, includesRole } from "@housestyle/contract";
import { expect, test } from "vitest";
import { rich } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { ownDocument, rolesOfWay, waysIn } from "../testing/sharing.ts";
import { signedUp } from "../testing/visitor.ts";

const server = await sharedServer();

type Role = (typeof documentRoles)[number];

/** Each call about a document, and the least role that makes it; those that end the document come last. */
const calls: readonly (readonly [name: string, role: Role, ok: number, path: string, body?: object])[] = [
  ["GET", "view", 200, ""],
  ["GET", "view", 200, "/versions"],
  ["GET", "view", 200, "/versions/1"],
  ["POST", "view", 200, "/copy", { Title: "Copy" }],
  ["PATCH", "view", 200, "", { Favorite: true }],
  ["PUT", "edit", 200, "", { Title: "Changed", Content: rich, Version: 1 }],
  ["PATCH", "edit", 200, "/check", { Issues: 1, Version: 2 }],
  ["PATCH", "edit", 200, "/versions/1", { Name: "First" }],
  ["POST", "edit", 200, "/versions/1/restore"],
  ["GET", "own", 200, "/sharing"],
  ["POST", "own", 200, "/links", { Role: "view" }],
  ["DELETE", "own", 404, "/links/999999"],
  ["DELETE", "own", 404, "/shares/999999"],
  ["DELETE", "own", 204, ""],
  ["POST", "own", 200, "/restore"],
];

const ways = Object.entries(waysIn(server)).flatMap(([way, come]) =>
  rolesOfWay(way).map((role) => ({ way, role, come })),
);

test.each(ways)("shared with a $way to $role: exactly the calls of that role", async ({ role, come }) => {
  const { owner, doc } = await ownDocument(server, { Content: rich, Project: "Secret project", Tags: ["secret"] });
  const reader = await come(owner, doc, role);
  const other = await signedUp(server);
  for (const [method, needed, ok, path, body] of calls) {
    const address = `/api/v1/documents/${doc.Id}${path}`;
    const name = `${method} ${path}`;
    expect([name, (await other.call(method, address, body)).status]).toEqual([name, 404]);
    const { status } = await reader.call(method, address, body);
    expect([name, status]).toEqual([name, includesRole(role, needed) ? ok : 403]);
    // What a reader was refused is done by its owner, so that the next calls find what they need.
    if (status === 403 && method !== "DELETE" && path !== "/links") {
      expect([name, (await owner.call(method, address, body)).status]).toEqual([name, ok]);
    }
  }
  const { body } = await reader.get<object>(`/api/v1/documents/${doc.Id}`);
  expect(body).toMatchObject({ Role: role, CanShare: role === "own", TeamId: null, Project: "", Tags: [] });
  expect(await reader.call("PATCH", `/api/v1/documents/${doc.Id}`, { Project: "Mine" })).toMatchObject({ status: 403 });
});
