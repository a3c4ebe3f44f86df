import { expect, test } from "vitest";
import { Tabs } from "./tabs.ts";

test("who has left hears nothing more, and still tells what was being kept", async () => {
  const [one, two] = [new Tabs(), new Tabs()];
  const heard: string[] = [];
  one.listen(() => heard.push("one"));
  two.listen(({ about }) => heard.push(`two: ${about}`));
  one.close();
  one.tell({ about: "document", key: "a", revision: 2 });
  two.tell({ about: "personal" });
  await expect.poll(() => heard).toEqual(["two: document"]);
  two.close();
});
