import GLib from "gi://GLib";

/** The server's address, without a slash at its end: what the environment says, else what the package was made for. */
export function serverAddress() {
  const named = GLib.getenv("HOUSESTYLE_SERVER") ?? contentOf("server").trim();
  return named.replace(/\/+$/, "");
}

/** The text of a file beside this one. */
export function contentOf(name) {
  const [folder] = GLib.filename_from_uri(import.meta.url.replace(/[^/]*$/, ""));
  const [, bytes] = GLib.file_get_contents(GLib.build_filenamev([folder, name]));
  return new TextDecoder().decode(bytes);
}
