import { type Refused, refusedFor } from "../file-refusal.ts";
import type { TrackedFile } from "../open-file.ts";
import type { TrackableFormat, WritableFormat } from "../writable-formats.ts";
import type { FileToTrack, FileToWrite } from "./file-to-write.ts";

type Writer = (file: FileToWrite) => Uint8Array<ArrayBuffer>;

const loadWriter: Readonly<Record<WritableFormat, () => Promise<Writer>>> = {
  docx: async () => (await import("./docx-format.ts")).writeDocx,
  async fountain() {
    const [{ writeText }, { fromFountain, toFountain }] = await Promise.all([
      import("./text-writer.ts"),
      import("@housestyle/documents/fountain"),
    ]);
    return (file) => writeText(file, () => ({ read: fromFountain, print: toFountain }));
  },
  async markdown() {
    const [{ writeText }, { markdownFormat }] = await Promise.all([
      import("./text-writer.ts"),
      import("./markdown-format.ts"),
    ]);
    return (file) => writeText(file, markdownFormat);
  },
  odt: async () => (await import("./odt-format.ts")).writeOdt,
  async plain() {
    const { plainFormat, writeText } = await import("./text-writer.ts");
    return (file) => writeText(file, plainFormat);
  },
};

/** Returns a file with the content of a document. `onBegin` is called when the writer has loaded. */
export async function writeForeign(
  file: FileToWrite,
  onBegin: () => void = () => {},
): Promise<Uint8Array<ArrayBuffer> | Refused> {
  const write = await loadWriter[file.format]().catch(() => undefined);
  if (!write) return { refused: "unavailable" };
  onBegin();
  try {
    return write(file);
  } catch (error) {
    return refusedFor(error);
  }
}

const loadTracker: Readonly<Record<TrackableFormat, () => Promise<(file: FileToTrack) => TrackedFile>>> = {
  docx: async () => (await import("./docx-format.ts")).trackDocx,
  odt: async () => (await import("./odt-format.ts")).trackOdt,
};

/** Returns a file with every change tracked, and a comment for each remark. */
export async function trackForeign(file: FileToTrack, onBegin: () => void = () => {}): Promise<TrackedFile | Refused> {
  const track = await loadTracker[file.format]().catch(() => undefined);
  if (!track) return { refused: "unavailable" };
  onBegin();
  try {
    return track(file);
  } catch (error) {
    return refusedFor(error);
  }
}
