import { expect, test } from "vitest";
import { fieldsOf } from "./fields-of.ts";

interface Draft {
  readonly Name: string;
  readonly tags: string;
  readonly IsOn: boolean;
  readonly Level: "low" | "high";
}

const draft: Draft = { Name: "Ann", tags: "", IsOn: true, Level: "low" };

function fields(readOnly = false) {
  const changes: Partial<Draft>[] = [];
  const errors = { Name: "Too short.", Tags: "Too many." };
  return { changes, ...fieldsOf({ draft, errors, readOnly, change: (part) => changes.push(part) }) };
}

test("a field shows its member and what is wrong with it, and changes nothing else", () => {
  const { text, tick, choice, changes } = fields();
  expect(text("Name")).toMatchObject({ value: "Ann", error: "Too short.", readOnly: false });
  expect(tick("IsOn")).toMatchObject({ checked: true, disabled: false });
  expect(choice("Level").value).toBe("low");
  text("Name").onChange("Anna");
  tick("IsOn").onChange(false);
  choice("Level").onChange("high");
  expect(changes).toEqual([{ Name: "Anna" }, { IsOn: false }, { Level: "high" }]);
});

test("a refusal under the server's name for a member stands at its field", () => {
  const { text } = fields();
  expect(text("tags").error).toBeUndefined();
  expect(text("tags", "Tags").error).toBe("Too many.");
});

test("who may only read can change neither words nor boxes", () => {
  const { text, tick } = fields(true);
  expect([text("Name").readOnly, tick("IsOn").disabled]).toEqual([true, true]);
});
