import { expect, test } from "vitest";
import { elementOf, elementsOf, markupOf } from "../testing/elements.ts";
import { Badge } from "./Badge.tsx";
import { Chip } from "./Chip.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorArea } from "./ErrorArea.tsx";
import { Progress } from "./Progress.tsx";
import { Skeleton } from "./Skeleton.tsx";

const nothing = () => {};

test("a badge tells by its words, and its colour comes second", () => {
  expect(elementOf(markupOf(<Badge tone="warning">Draft</Badge>), "span")).toEqual({
    attributes: { class: "badge badge-warning" },
    text: "Draft",
  });
});

test("a chip can be pressed and taken away only where it is told how", () => {
  const still = markupOf(<Chip>draft</Chip>);
  expect(elementsOf(still, "button")).toEqual([]);
  expect(still).toContain("draft");
  const live = markupOf(
    <Chip pressed onPress={nothing} onRemove={nothing} removeLabel="Remove draft">
      draft
    </Chip>,
  );
  const [press, remove] = elementsOf(live, "button");
  expect(press).toMatchObject({ attributes: { "aria-pressed": "true" }, text: "draft" });
  expect(remove?.attributes).toMatchObject({ "aria-label": "Remove draft", title: "Remove draft" });
});

test("a chip that is not pressed says that it could be", () => {
  const { attributes } = elementOf(
    markupOf(
      <Chip pressed={false} onPress={nothing}>
        x
      </Chip>,
    ),
    "button",
  );
  expect(attributes["aria-pressed"]).toBe("false");
});

test("where nothing is yet stands a heading, and no empty place for what it was not given", () => {
  const bare = markupOf(<EmptyState title="No snippets yet" />);
  expect(elementOf(bare, "h2").text).toBe("No snippets yet");
  expect(elementsOf(bare, "p")).toEqual([]);
  expect(elementsOf(bare, "div")).toHaveLength(1);
  const full = markupOf(
    <EmptyState title="None" text="Write one." action={<button type="button">New</button>} icon={<i />} />,
  );
  expect(elementOf(full, "p").text).toBe("Write one.");
  expect(elementOf(full, "button").text).toBe("New");
});

test("what is wrong is announced, each thing once; where nothing is, nothing is there", () => {
  expect(markupOf(<ErrorArea messages={[]} title="That did not work" />)).toBe("");
  const markup = markupOf(<ErrorArea messages={["No name.", "Too long.", "No name."]} title="That did not work" />);
  expect(elementOf(markup, "div").attributes.role).toBe("alert");
  expect(elementsOf(markup, "li").map(({ text }) => text)).toEqual(["No name.", "Too long."]);
  expect(elementOf(markup, "p").text).toBe("That did not work");
});

test("a wait that has just begun shows nothing", () => {
  expect(markupOf(<Progress label="Reading" value={3} />)).toBe("");
});

test("the shape of what is on its way is not read out", () => {
  const markup = markupOf(<Skeleton lines={3} shape="title" />);
  expect(elementOf(markup, "div").attributes["aria-hidden"]).toBe("true");
  expect(elementsOf(markup, "span").map(({ attributes }) => attributes.class)).toEqual(
    new Array(3).fill("skeleton-title"),
  );
});
