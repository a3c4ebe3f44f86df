import { expect, test } from "vitest";
import { entranceLinks } from "./entrance-links.ts";

const kept = { logIn: "/login?next=%2Finvitation%3Ftoken%3Da%252Fb", signUp: "/signup?invitation=a%2Fb" };

test.each([
  ["/invitation", "token=a%2Fb"],
  ["/signup", "invitation=a%2Fb"],
  ["/login", kept.logIn.slice("/login?".length)],
])("from %s with an invitation the header keeps it", (path, search) => {
  expect(entranceLinks(path, search)).toEqual(kept);
});

test.each([
  ["/", ""],
  ["/login", "next=%2Fteam"],
  ["/login", "next=%2F%2Felsewhere.example%2Finvitation%3Ftoken%3Da"],
  ["/invitation", ""],
])("from %s?%s they lead to the product", (path, search) => {
  expect(entranceLinks(path, search)).toEqual({ logIn: "/login", signUp: "/signup" });
});
