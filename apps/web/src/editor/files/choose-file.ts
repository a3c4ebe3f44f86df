import type { FileHandle } from "./open-file.ts";
import { openable, openableEndings } from "./openable.ts";
import { readOnly } from "./read-file.ts";

interface PickerWindow {
  showOpenFilePicker?(options: object): Promise<readonly FileHandle[]>;
}

/** Lets the writer choose a file. Undefined when they choose none. */
export async function chooseFile(): Promise<FileHandle | undefined> {
  const world = window as PickerWindow;
  if (!world.showOpenFilePicker) return chosenByField();
  try {
    const [handle] = await world.showOpenFilePicker({ types: [{ accept: openable }] });
    return handle;
  } catch {
    return undefined;
  }
}

/** The same in browsers that lend files for reading only. */
function chosenByField(): Promise<FileHandle | undefined> {
  const field = document.createElement("input");
  field.type = "file";
  field.accept = openableEndings;
  return new Promise((resolve) => {
    field.addEventListener("cancel", () => resolve(undefined));
    field.addEventListener("change", () => {
      const [file] = field.files ?? [];
      resolve(file && readOnly(file));
    });
    field.click();
  });
}
