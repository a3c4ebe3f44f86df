// Put into the server's pages before they begin: lends them the files somebody has opened, in the words of the web's own interfaces
// (launch queue, file handles, badge), so that the page is the same here and in a browser.
(() => {
  const ask = async (what, about = {}) =>
    JSON.parse(await window.webkit.messageHandlers.housestyle.postMessage(JSON.stringify({ what, ...about })));

  const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const base64Of = (bytes) => {
    let letters = "";
    for (let at = 0; at < bytes.length; at += 0x8000)
      letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    return btoa(letters);
  };

  const handleOf = ({ file, name }) => ({
    kind: "file",
    name,
    async getFile() {
      const { bytes, modified } = await ask("read", { file });
      return new File([bytesOf(bytes)], name, { lastModified: modified });
    },
    async createWritable() {
      const parts = [];
      return {
        write: async (part) => void parts.push(part),
        close: async () => {
          const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
          await ask("write", { file, bytes: base64Of(bytes) });
        },
      };
    },
  });

  let consumer;
  const waiting = [];
  const launch = (opened) => {
    const files = { files: [handleOf(opened)] };
    if (consumer) consumer(files);
    else waiting.push(files);
  };
  const define = (object, name, value) => Object.defineProperty(object, name, { value, configurable: true });
  define(window, "launchQueue", {
    setConsumer(run) {
      consumer = run;
      for (const files of waiting.splice(0)) run(files);
    },
  });
  define(window, "showOpenFilePicker", async () => {
    const opened = await ask("choose");
    if (!opened) throw new DOMException("Nothing was chosen.", "AbortError");
    return [handleOf(opened)];
  });
  define(navigator, "setAppBadge", (count) => ask("badge", { count }));
  define(navigator, "clearAppBadge", () => ask("badge", { count: 0 }));
  define(window, "housestyleDesktop", { ask, launch });
  // What was opened before there was a page.
  if (location.pathname === "/editor")
    ask("launched").then(
      (opened) => opened.forEach(launch),
      () => {},
    );
})();
