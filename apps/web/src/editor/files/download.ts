/** Downloads a text or a picture through the browser. Nothing leaves the page. */
export function download(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(
    typeof content === "string" ? new Blob([content], { type: `${type};charset=utf-8` }) : content,
  );
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser has taken hold of the data by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
