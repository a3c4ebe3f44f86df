import type { FileHandle } from "../editor/files/open-file.ts";

interface LaunchQueue {
  setConsumer(run: (launch: { readonly files?: readonly FileHandle[] }) => void): void;
}

/** Opens the file the installed page was started with; of several the first, for there is one text. */
export function openLaunchedFiles(open: (file: FileHandle) => void): void {
  const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
  queue?.setConsumer(({ files }) => {
    const [file] = files ?? [];
    if (file) open(file);
  });
}
