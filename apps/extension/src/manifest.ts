/** The browsers the extension is packed for. */
export const browsers = ["chrome", "firefox", "edge", "safari"] as const;
export type BrowserName = (typeof browsers)[number];

const icons = { "16": "icons/16.png", "32": "icons/32.png", "48": "icons/48.png", "128": "icons/128.png" };

/** The keys browsers are asked for; people change them there. At most four may be asked for. */
const commands = {
  "next-remark": { description: "Next suggestion", suggested_key: { default: "Alt+Shift+J" } },
  "previous-remark": { description: "Previous suggestion", suggested_key: { default: "Alt+Shift+K" } },
  "open-card": { description: "Show suggestion at cursor", suggested_key: { default: "Alt+Shift+H" } },
  accept: { description: "Accept first suggestion", suggested_key: { default: "Alt+Shift+Y" } },
  ignore: { description: "Ignore suggestion" },
};

/** A public key whose private half nobody has: all that is made of it is an id, the first half of its SHA-256. */
const packedKey =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAntd00wvXQs7sqhEBfnBw8np29gzx6u5x9Eds7Ujyjo0uQSP2E/oIwbGqqtzHu6MXbRjHOVNnQh/UkCwWd6IRgI1P8yHXa2mF/jZTOUWdluGRsxBFHHw2H5LMB6fNmVA7MaeuhN68mkEMCQaQkHxj6OZcNSepaBPEoxqBlyl81sqBQMAXwQ7ldGDoBkyoDteWNLXmSxkgI1BR9/TOnFZXopUORQHC79/zXf/LIbL7cOMIq2Xts4WgTeJlCEz5FLoaZ6jlZE2kvZfQ51x7M/bG+Zzh3W8RiZYx1j363IBSMs2ONEvh1AVF0roV4/bm3Nax5YiaGsTGS1Puw+lBUakNZQIDAQAB";

/** What a browser is told of the extension. */
export function manifestOf(browser: BrowserName, version: string): Readonly<Record<string, unknown>> {
  const hasOffscreen = browser === "chrome" || browser === "edge";
  return {
    manifest_version: 3,
    name: "Housestyle",
    version,
    description: "Checks grammar, spelling, and house style as you write, right on your device.",
    icons,
    action: { default_title: "Housestyle", default_popup: "src/popup/popup.html", default_icon: icons },
    // Gives an unpacked extension the id at which servers send it what it is allowed. A store has a key of its own.
    ...(hasOffscreen && { key: packedKey }),
    permissions: [
      "scripting",
      "contextMenus",
      ...(browser === "safari" ? [] : ["identity"]),
      ...(hasOffscreen ? ["offscreen"] : []),
    ],
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
