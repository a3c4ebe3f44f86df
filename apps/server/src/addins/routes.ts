import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AddInServer,
  officeManifest,
  outlookXml,
  packDesktop,
  packGoogleDocs,
  packOffice,
  packOxt,
  wordXml,
} from "@housestyle/addins";
import type { App } from "../http/index.ts";
import { filesOf, folderOf } from "./files-of.ts";
import { paneRoutes } from "./pane-routes.ts";
import { pluginRoutes } from "./plugin-routes.ts";

/** A file for download: its address, its type, and how it is built for this server. */
interface AddInFile {
  readonly path: string;
  readonly type: string;
  /** Set if the file is saved by the browser. */
  readonly saved?: true;
  readonly make: () => string | Uint8Array;
}

const zip = "application/zip";
const xml = "text/xml; charset=utf-8";

/** Serves the add-ins to anyone, each with the address of this server. They are built on the first request. */
export function addinRoutes(app: App, sender: AddInServer): void {
  paneRoutes(app, folderOf("office/dist"));
  pluginRoutes(app, folderOf("plugin/dist"));
  const picture = (size: number) => readFileSync(join(folderOf("office/public/assets"), `icon-${size}.png`));
  const gifts: readonly AddInFile[] = [
    {
      path: "/office/housestyle.oxt",
      type: "application/vnd.openofficeorg.extension",
      saved: true,
      make: () => packOxt(filesOf("libreoffice/extension"), sender),
    },
    {
      path: "/office/housestyle-office.zip",
      type: zip,
      saved: true,
      make: () => packOffice(sender, { color: picture(192), outline: picture(32) }),
    },
    {
      path: "/office/google-docs.zip",
      type: zip,
      saved: true,
      make: () => packGoogleDocs(filesOf("google-docs/addon"), sender),
    },
    {
      path: "/desktop/housestyle.deb",
      type: "application/vnd.debian.binary-package",
      saved: true,
      make: () => packDesktop(filesOf("desktop/shell"), sender, picture(192)),
    },
    {
      path: "/office/manifest.json",
      type: "application/json; charset=utf-8",
      make: () => JSON.stringify(officeManifest(sender), undefined, 2),
    },
    { path: "/office/word.xml", type: xml, make: () => wordXml(sender) },
    { path: "/office/outlook.xml", type: xml, make: () => outlookXml(sender) },
  ];
  for (const gift of gifts) give(app, gift);
}

function give(app: App, { path, type, saved, make }: AddInFile): void {
  let made: Buffer | undefined;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    made ??= Buffer.from(make());
    if (saved) reply.header("content-disposition", `attachment; filename="${path.split("/").at(-1)}"`);
    return reply.header("cache-control", "no-cache").type(type).send(made);
  });
}
