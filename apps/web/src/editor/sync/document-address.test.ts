import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { documentAddress, newName, requestedDocument } from "./document-address.ts";

const searchOf = (address: string) => new URL(address, "https://example.org").search;

test("a document is asked for by the address it has", () => {
  const name = fc.oneof(fc.nat().map(String), fc.constant(null).map(newName));
  holds(
    fc.property(name, (each) => {
      expect(requestedDocument(searchOf(documentAddress(each)))).toBe(each);
    }),
  );
});

test.each([
  "",
  "?document=",
  "?document=../1",
  "?document=1e3",
  "?document=-1",
  "?document=new-",
  "?doc=1",
  `?document=${"1".repeat(16)}`,
  "?document=here",
])("“%s” asks for no document", (search) => {
  expect(requestedDocument(search)).toBeUndefined();
});

test("no address, whatever is in it, names anything but a document", () => {
  holds(
    fc.property(fc.string({ unit: fc.constantFrom(..."1a-_.%/&=#+ ", "new-", "\0", "é", "\ud800") }), (text) => {
      const asked = requestedDocument(`?document=${text}`);
      if (asked !== undefined) expect(asked).toMatch(/^[\w-]+$/);
    }),
  );
});

test("two new documents have two names", () => {
  expect(newName()).not.toBe(newName());
});
