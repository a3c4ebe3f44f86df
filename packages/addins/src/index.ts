export type { AddInServer } from "./add-in-server.ts";
export { packDesktop } from "./desktop.ts";
export { googleDocsFiles, packGoogleDocs } from "./google-docs.ts";
export { officeManifest, packOffice } from "./office-manifest.ts";
export { outlookXml, wordXml } from "./office-xml.ts";
export { packOxt } from "./oxt.ts";
