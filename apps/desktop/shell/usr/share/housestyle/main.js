// The desktop program: a native window around the pages of one's own server.
import Gio from "gi://Gio";
import GLib from "gi://GLib";
import Gtk from "gi://Gtk?version=3.0";
import System from "system";
import { Desk } from "./desk.js";
import { openEditor } from "./editor-window.js";
import { openPopup } from "./popup-window.js";
import { serverAddress } from "./server.js";

const isPopup = ARGV.includes("--popup");
const files = ARGV.filter((each) => !each.startsWith("--"));

// Without a bus nobody can be asked whether one of us is there already.
const hasBus = GLib.getenv("DBUS_SESSION_BUS_ADDRESS") !== null;
const kind = isPopup ? "Popup" : "Desktop";
GLib.set_prgname(isPopup ? "housestyle-popup" : "housestyle-desktop");
GLib.set_application_name("Housestyle");

const app = new Gtk.Application({
  application_id: `org.housestyle.${kind}`,
  flags: Gio.ApplicationFlags.HANDLES_OPEN | (hasBus ? 0 : Gio.ApplicationFlags.NON_UNIQUE),
});
const desk = new Desk();
let editor;

function show(file) {
  const address = serverAddress();
  if (isPopup) return openPopup(app, address);
  editor ??= openEditor(app, address, desk, () => {
    editor = undefined;
  });
  if (file) editor.launch(desk.add(file));
  editor.window.present();
}

app.connect("activate", () => show());
app.connect("open", (_app, opened) => {
  for (const file of opened) show(file);
});
System.exit(app.run([System.programInvocationName, ...files]));
