// Put before the bridge: WebView2 passes messages without an answer, the bridge asks as a WebKit answers.
(() => {
  const waiting = new Map();
  let last = 0;
  window.chrome.webview.addEventListener("message", ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.answer);
  });
  const postMessage = (message) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      window.chrome.webview.postMessage({ id, message });
    });
  Object.defineProperty(window, "webkit", { value: { messageHandlers: { housestyle: { postMessage } } } });
})();
