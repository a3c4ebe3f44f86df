import type { AddInServer } from "./add-in-server.ts";
import { addinTexts as texts } from "./addin-texts.ts";
import { writeDeb } from "./deb/deb.ts";

/** The desktop program for Linux as a package, with the server's address in it. `icon` is a picture of 192 pixels. */
export function packDesktop(
  files: ReadonlyMap<string, Uint8Array>,
  { address, version }: AddInServer,
  icon: Uint8Array,
): Uint8Array {
  const own = new Map([
    ...files,
    ["usr/share/housestyle/server", new TextEncoder().encode(`${address}\n`)],
    ["usr/share/icons/hicolor/192x192/apps/housestyle.png", icon],
  ]);
  const control = {
    Package: "housestyle-desktop",
    Version: version,
    Architecture: "all",
    Section: "editors",
    Priority: "optional",
    Maintainer: `${texts.name} <postmaster@${new URL(address).hostname}>`,
    Depends: "gjs (>= 1.72), gir1.2-gtk-3.0, gir1.2-webkit2-4.1 (>= 2.40), gir1.2-javascriptcoregtk-4.1",
    Recommends: "xdotool",
    Homepage: address,
    Description: `${texts.short}\n ${texts.full}`,
  };
  return writeDeb(
    control,
    [...own].map(([name, bytes]) => ({ name, bytes, isProgram: name.startsWith("usr/bin/") })),
  );
}
