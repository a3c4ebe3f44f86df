import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const box = createSecretBox("a secret of at least thirty-two letters");

test("a sealed text is read by the same server for the same purpose only", () => {
  const sealed = box.seal("sk-naïve-🔑", "team 7");
  expect(box.open(sealed, "team 7")).toBe("sk-naïve-🔑");
  expect(box.open(sealed, "team 8")).toBeUndefined();
  expect(createSecretBox("another secret of thirty-two letters").open(sealed, "team 7")).toBeUndefined();
  expect(sealed.includes(Buffer.from("sk-"))).toBe(false);
  expect(box.seal("sk-naïve-🔑", "team 7").equals(sealed)).toBe(false);
});

test("what was changed or cut is not read", () => {
  const sealed = box.seal("sk-1234", "team 7");
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(box.open(changed, "team 7")).toBeUndefined();
    expect(box.open(sealed.subarray(0, at), "team 7")).toBeUndefined();
  }
});
