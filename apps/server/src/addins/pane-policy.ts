/** Microsoft demands that office.js comes from here, and it must not be kept elsewhere. */
const officeJs = "https://appsforoffice.microsoft.com";

/** Where Word and Outlook show a pane in a frame; on a desktop it stands in a window of its own. */
const officeFrames = [
  "https://*.officeapps.live.com",
  "https://*.office.com",
  "https://*.office.net",
  "https://*.office365.com",
  "https://*.cloud.microsoft",
  "https://*.sharepoint.com",
  "https://*.outlook.com",
  "https://outlook.live.com",
];

/** What a pane may load: what a page of ours may, and Microsoft's script beside it. */
export const panePolicy = [
  "default-src 'self'",
  `script-src 'self' 'wasm-unsafe-eval' ${officeJs}`,
  "style-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  `frame-ancestors 'self' ${officeFrames.join(" ")}`,
].join(";");
