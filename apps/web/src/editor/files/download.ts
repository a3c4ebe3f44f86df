/** Hands a text to the browser as a file to keep. Nothing leaves the page. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser has taken hold of the data by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
