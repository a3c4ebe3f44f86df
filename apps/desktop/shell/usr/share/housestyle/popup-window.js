import Gdk from "gi://Gdk?version=3.0";
import GLib from "gi://GLib";
import Gtk from "gi://Gtk?version=3.0";
import { webView } from "./web-view.js";

const clipboardOf = (name) => Gtk.Clipboard.get(Gdk.Atom.intern(name, false));

/** The words selected in any program, else those of the clipboard. */
function textOf(from) {
  const selected = from === "clipboard" ? null : clipboardOf("PRIMARY").wait_for_text();
  return selected || clipboardOf("CLIPBOARD").wait_for_text() || "";
}

/** A small window with the remarks on what is selected. What is corrected goes into the clipboard, and back by Ctrl+Enter. */
export function openPopup(app, server, from) {
  const text = textOf(from);
  const window = new Gtk.ApplicationWindow({
    application: app,
    title: "Housestyle: selected words",
    default_width: 440,
    default_height: 560,
    window_position: Gtk.WindowPosition.MOUSE,
  });
  let isPut = false;
  const clipboard = clipboardOf("CLIPBOARD");
  const view = webView(server, "/office/popup.html", {
    text: () => text,
    badge: ({ count }) => {
      window.title = `${count > 0 ? `(${Number(count)}) ` : ""}Housestyle: selected words`;
    },
    put: ({ text: corrected }) => {
      clipboard.set_text(String(corrected), -1);
      isPut = true;
    },
    done: ({ paste }) => {
      window.hide();
      if (paste && isPut && canPaste()) pasteBack();
      window.close();
    },
  });
  const subtitle = `Enter to accept, ${canPaste() ? "Ctrl+Enter to paste back, " : ""}Esc to close`;
  window.set_titlebar(new Gtk.HeaderBar({ title: "Selected words", subtitle, show_close_button: true }));
  window.add(view);
  window.connect("destroy", () => {
    if (!isPut) return;
    // The words live as long as whoever offers them: until another program has some of its own, or half an hour.
    clipboard.set_can_store(null);
    clipboard.store();
    app.hold();
    let isHeld = true;
    const release = () => {
      if (isHeld) app.release();
      isHeld = false;
      return GLib.SOURCE_REMOVE;
    };
    clipboard.connect("owner-change", release);
    GLib.timeout_add_seconds(GLib.PRIORITY_DEFAULT, 1800, release);
  });
  window.show_all();
  return window;
}

/** Where keys can be pressed for somebody; else they paste themselves. */
const canPaste = () => GLib.find_program_in_path("xdotool") !== null && GLib.getenv("WAYLAND_DISPLAY") === null;

/** Has the program that is in front again paste. */
function pasteBack() {
  GLib.timeout_add(GLib.PRIORITY_DEFAULT, 200, () => {
    GLib.spawn_command_line_async("xdotool key --clearmodifiers ctrl+v");
    return GLib.SOURCE_REMOVE;
  });
}
