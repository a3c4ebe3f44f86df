/** Microsoft requires office.js to be loaded from here and not copied. */
const officeJs = "https://appsforoffice.microsoft.com";

/** The sites in which Word and Outlook show a pane in a frame. Desktop programs use their own window. */
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

/** The content policy of a pane: that of other pages, and Microsoft's script. */
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
