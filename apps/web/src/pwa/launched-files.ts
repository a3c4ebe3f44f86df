interface LaunchQueue {
  setConsumer(run: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Opens the files the installed page was started with. */
export function openLaunchedFiles(open: (file: File) => void): void {
  const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
  queue?.setConsumer(({ files }) => {
    void files?.[0]?.getFile().then(open);
  });
}
