import { defaultLimits, readZip } from "@housestyle/files";
import { expect, test } from "vitest";
import { packOxt } from "./oxt.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const files = new Map([
  ["config/Settings.xcu", bytes('<prop oor:name="Address"><value>http://127.0.0.1:3000</value></prop>')],
  ["description.xml", bytes('<version value="0.1.0"/>')],
  ["panel_factory.py", bytes("import uno\n")],
]);

test("the address of the server and the version of the product are in the file, and the rest is as it was", () => {
  const oxt = packOxt(files, { address: "https://words.example/?a&b$1", version: "1.2.3" });
  const read = new Map(readZip(oxt, defaultLimits, () => true).map(({ name, bytes }) => [name, bytes]));
  const text = (name: string) => new TextDecoder().decode(read.get(name));
  expect(text("config/Settings.xcu")).toContain("<value>https://words.example/?a&amp;b$1</value>");
  expect(text("description.xml")).toBe('<version value="1.2.3"/>');
  expect(text("panel_factory.py")).toBe("import uno\n");
});

test("files without a place for the address are not packed", () => {
  const lost = new Map([...files, ["config/Settings.xcu", bytes("<node/>")] as const]);
  expect(() => packOxt(lost, { address: "https://words.example", version: "1.2.3" })).toThrow("no place");
});
