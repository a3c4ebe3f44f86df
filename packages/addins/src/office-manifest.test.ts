import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defaultLimits, findElement, readXml, readZip } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import Ajv from "ajv-draft-04";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { idOf } from "./id-of.ts";
import { officeManifest, packOffice } from "./office-manifest.ts";
import { outlookXml, wordXml } from "./office-xml.ts";

const sender = { address: "https://words.example", version: "1.2.3" };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

/** What is wrong with a manifest, held against the schema that Microsoft has published. */
function faultsOf(manifest: unknown): unknown {
  const place = createRequire(import.meta.url).resolve("@microsoft/app-manifest/package.json");
  const path = place.replace("package.json", "build/json-schemas/teams/v1.24/MicrosoftTeams.schema.json");
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const isRight = ajv.compile(JSON.parse(readFileSync(path, "utf8")));
  return isRight(manifest) ? [] : isRight.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test("the unified manifest is as Microsoft's schema has it, and another one is not", () => {
  const manifest = officeManifest(sender);
  expect(faultsOf(JSON.parse(JSON.stringify(manifest)))).toEqual([]);
  expect(faultsOf({ ...manifest, accentColor: "blue" })).not.toEqual([]);
});

test("all that it names is on the server it came from", () => {
  const addresses = [...JSON.stringify(officeManifest(sender)).matchAll(/"(https?:[^"]+)"/g)].map(([, each]) => each);
  const foreign = addresses.filter((each) => !each?.startsWith(sender.address));
  expect(foreign).toEqual(["https://developer.microsoft.com/json-schemas/teams/v1.24/MicrosoftTeams.schema.json"]);
});

test("an id is that of its server for good, and of no other", () => {
  expect(idOf(sender.address)).toBe("d47d7763-43e0-86fe-886d-e2dc1f6b0dc6");
  holds(
    fc.property(fc.webUrl(), fc.webUrl(), (one, other) => {
      expect(idOf(one)).toMatch(uuid);
      expect(idOf(one) === idOf(other)).toBe(one === other);
    }),
  );
});

test.each([
  ["Word", wordXml, "word.html"],
  ["Outlook", outlookXml, "outlook.html"],
])("the older manifest for %s can be read, and leads to its pane", (_, print, page) => {
  const address = "https://words.example/a&b";
  const read = readXml(print({ ...sender, address }), defaultLimits);
  expect(read.name).toBe("OfficeApp");
  const location = findElement(read, "SourceLocation");
  expect(location?.attributes.DefaultValue).toBe(`${address}/office/${page}`);
});

test("manifest and pictures come as one file", () => {
  const packed = packOffice(sender, { color: Uint8Array.of(1), outline: Uint8Array.of(2) });
  const names = readZip(packed, defaultLimits, () => true).map(({ name }) => name);
  expect(names.sort()).toEqual(["color.png", "manifest.json", "outline.png"]);
});
