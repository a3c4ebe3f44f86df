import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { domain } from "./domain.ts";
import { language } from "./language.ts";
import { style } from "./style.ts";
import { webAddress } from "./web-address.ts";

test.each([
  ["example.org", "example.org"],
  [" Example.ORG. ", "example.org"],
  ["a.b-c.example", "a.b-c.example"],
  ["büro.example", "büro.example"],
  ["xn--bro-hoa.example", "xn--bro-hoa.example"],
])("%j is a domain", (given, read) => {
  expect(domain.parse(given)).toBe(read);
});

test.each([
  "",
  "localhost",
  "*.example.org",
  "example.org:80",
  "example.org/a",
  "ann@example.org",
  "-a.example",
  "a-.example",
  "a..b",
  "127.0.0.1",
  "1.2",
  `${"a".repeat(64)}.example`,
  `${"a.".repeat(130)}example`,
])("%j is no domain", (given) => {
  expect(domain.safeParse(given).success).toBe(false);
});

test("reading a domain once more changes nothing, whatever was written", () => {
  const written = fc.string({ unit: fc.constantFrom(..."aB1-. ü_:/"), maxLength: 14 });
  holds(
    fc.property(written, (given) => {
      const read = domain.safeParse(given);
      if (read.success) expect(domain.parse(read.data)).toBe(read.data);
    }),
  );
});

test("an English goes by any of its names", () => {
  const names = { en: "en-US", EN_us: "en-US", "en-GB": "en-GB", en_UK: "en-GB", "EN-ca": "en-CA", en_au: "en-AU" };
  for (const [name, dialect] of Object.entries(names)) expect(language.parse(name)).toBe(dialect);
  for (const name of ["de", "", "english", "en-", "en-NZ"]) expect(language.safeParse(name).success).toBe(false);
});

test("a style goes by its name in any case, or by its place; what is not set is general", () => {
  const styles = ["general", "general", "academic", "business", "technical", "creative", "casual", "web"];
  for (const [place, meant] of styles.entries()) {
    expect([style.parse(place), style.parse(String(place))]).toEqual([meant, meant]);
    if (place > 0) expect(style.parse(meant.toUpperCase())).toBe(meant);
  }
  expect(style.parse("NotSet")).toBe("general");
  for (const none of [8, -1, 1.5, "8", "poetry", ""]) expect(style.safeParse(none).success).toBe(false);
});

test("an address of the web begins as one, or there is none", () => {
  const address = webAddress(z.string().max(40).default(""));
  expect([undefined, "", "https://a.example", "HTTP://a.example/b?c"].map((given) => address.parse(given))).toEqual([
    "",
    "",
    "https://a.example",
    "HTTP://a.example/b?c",
  ]);
  for (const other of ["javascript:alert(1)", "//a.example", "a.example", " https://a.example", "ftp://a.example"]) {
    expect(address.safeParse(other).success).toBe(false);
  }
  expect(address.safeParse(`https://${"a".repeat(40)}`).success).toBe(false);
});
