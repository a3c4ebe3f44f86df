import type { Page } from "playwright-core";
import { expect } from "vitest";
import { text } from "./visit.ts";

/** Waits for what takes files: it comes a moment after the text. */
export async function readyForFiles(page: Page): Promise<void> {
  const move = (type: string) =>
    text(page).evaluate((element, type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "x"));
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, type);
  const hint = page.getByText("Drop an image to insert it");
  await expect
    .poll(async () => {
      await move("dragover");
      return hint.isVisible();
    })
    .toBe(true);
  await move("dragleave");
}

/** Pastes or drops a picture that the page paints, as a file whose name says nothing. */
export async function giveImage(
  page: Page,
  how: "paste" | "drop",
  size: readonly [number, number],
  html = "",
): Promise<void> {
  await text(page).and(page.locator("[contenteditable=true]")).focus();
  await readyForFiles(page);
  await text(page).evaluate(
    async (element, { how, size: [width, height], html }) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d");
      if (context) context.fillStyle = "#467";
      context?.fillRect(0, 0, width, height);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
      const transfer = new DataTransfer();
      transfer.items.add(new File([blob ?? ""], "clip.bin", { type: "image/png" }));
      if (html !== "") transfer.setData("text/html", html);
      const { left, bottom } = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const options = { bubbles: true, cancelable: true, clientX: left + 30, clientY: bottom - 4 };
      const event =
        how === "paste"
          ? new ClipboardEvent("paste", { clipboardData: transfer, ...options })
          : new DragEvent("drop", { dataTransfer: transfer, ...options });
      element.dispatchEvent(event);
    },
    { how, size, html },
  );
}
