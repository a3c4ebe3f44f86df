import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Toasts } from "./Toasts.tsx";
import { type ToastKind, ToastQueue } from "./toast-queue.ts";

const drawn = (queue: ToastQueue) =>
  renderToStaticMarkup(<Toasts queue={queue} closeLabel="Close" closeIcon={<span>×</span>} />);

test.each<ToastKind>(["success", "info", "warning", "error"])(
  "a %s has a title, a text and a button to close",
  (kind) => {
    const queue = new ToastQueue(() => {});
    queue.show({ kind, title: "A title", text: "A text." });
    const markup = drawn(queue);
    expect(markup).toContain(`toast-${kind}`);
    for (const part of ["A title", "A text.", 'aria-label="Close"']) expect(markup).toContain(part);
  },
);

test("a message is at most 450 px wide and fades in 400 ms", () => {
  const queue = new ToastQueue(() => {});
  queue.show("Saved");
  expect(drawn(queue)).toMatch(/style="max-inline-size:min\(450px, [^"]+\);transition-duration:400ms"/);
});
