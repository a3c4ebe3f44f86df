/** The browsers the extension is packed for. */
export const browsers = ["chrome", "firefox", "edge", "safari"] as const;
export type BrowserName = (typeof browsers)[number];

const icons = { "16": "icons/16.png", "32": "icons/32.png", "48": "icons/48.png", "128": "icons/128.png" };

/** The keys browsers are asked for; people change them there. At most four may be asked for. */
const commands = {
  "next-remark": { description: "Next remark", suggested_key: { default: "Alt+Shift+J" } },
  "previous-remark": { description: "Previous remark", suggested_key: { default: "Alt+Shift+K" } },
  "open-card": { description: "Show the remark at the caret", suggested_key: { default: "Alt+Shift+H" } },
  accept: { description: "Write the first suggestion", suggested_key: { default: "Alt+Shift+Y" } },
  ignore: { description: "Ignore the remark" },
};

/** What a browser is told of the extension. */
export function manifestOf(browser: BrowserName, version: string): Readonly<Record<string, unknown>> {
  const hasOffscreen = browser === "chrome" || browser === "edge";
  return {
    manifest_version: 3,
    name: "Housestyle",
    version,
    description: "Checks what you write, on your device, by your dictionary and your house style.",
    icons,
    action: { default_title: "Housestyle", default_popup: "src/popup/popup.html", default_icon: icons },
    permissions: ["scripting", "contextMenus", ...(hasOffscreen ? ["offscreen"] : [])],
    host_permissions: ["<all_urls>"],
    background: hasOffscreen
      ? { service_worker: "background.js", type: "module" }
      : { scripts: ["background.js"], type: "module" },
    content_scripts: [
      {
        matches: ["<all_urls>"],
        js: ["content.js"],
        all_frames: true,
        match_about_blank: true,
        ...(hasOffscreen && { match_origin_as_fallback: true }),
        // Before a page has shown what a field hides: see openDrawing.
        run_at: "document_start",
      },
    ],
    commands,
    ...(hasOffscreen && { minimum_chrome_version: "121" }),
    ...(browser === "firefox" && {
      browser_specific_settings: {
        gecko: {
          id: "housestyle@housestyle.example",
          strict_min_version: "142.0",
          data_collection_permissions: { required: ["none"] },
        },
      },
    }),
    ...(browser === "safari" && { browser_specific_settings: { safari: { strict_min_version: "17.0" } } }),
  };
}
