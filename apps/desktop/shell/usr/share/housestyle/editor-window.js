import Gtk from "gi://Gtk?version=3.0";
import { openPopup } from "./popup-window.js";
import { webView } from "./web-view.js";

/** The window of the editor; `closed` hears of its end. */
export function openEditor(app, server, desk, closed) {
  const window = new Gtk.ApplicationWindow({ application: app, default_width: 1100, default_height: 800 });
  const waiting = [];
  let isThere = false;
  let opened = "";
  let count = 0;
  const header = new Gtk.HeaderBar({ show_close_button: true });
  const entitle = () => {
    const title = `${count > 0 ? `(${count}) ` : ""}${opened ? `${opened} – ` : ""}Housestyle`;
    header.title = title;
    window.title = title;
  };
  const view = webView(server, "/editor", {
    read: ({ file }) => desk.read(file),
    write: ({ file, bytes }) => desk.write(file, bytes),
    badge: (said) => {
      count = Number(said.count) || 0;
      entitle();
    },
    choose: () => choose(window, desk),
    launched: () => {
      isThere = true;
      return waiting.splice(0);
    },
  });
  view.connect("load-changed", (_view, event) => {
    if (event === 0) isThere = false;
  });
  const button = (label, run) => {
    const made = new Gtk.Button({ label });
    made.connect("clicked", run);
    return made;
  };
  header.pack_start(
    button("Open…", () => {
      const chosen = choose(window, desk);
      if (chosen) launch(chosen);
    }),
  );
  header.pack_end(button("Check clipboard", () => openPopup(app, server, "clipboard")));
  window.set_titlebar(header);
  window.add(view);
  window.connect("destroy", closed);
  entitle();
  window.show_all();

  function launch(chosen) {
    opened = chosen.name;
    entitle();
    if (isThere)
      view.evaluate_javascript(`housestyleDesktop.launch(${JSON.stringify(chosen)})`, -1, null, null, null, null);
    else waiting.push(chosen);
  }
  return { window, launch };
}

function choose(window, desk) {
  const dialog = Gtk.FileChooserNative.new("Open", window, Gtk.FileChooserAction.OPEN, null, null);
  const filter = new Gtk.FileFilter();
  filter.set_name("Texts");
  for (const pattern of ["*.txt", "*.md", "*.markdown", "*.docx", "*.odt"]) filter.add_pattern(pattern);
  dialog.add_filter(filter);
  const isChosen = dialog.run() === Gtk.ResponseType.ACCEPT;
  const chosen = isChosen ? desk.add(dialog.get_file()) : null;
  dialog.destroy();
  return chosen;
}
