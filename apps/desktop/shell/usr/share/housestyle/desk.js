import Gio from "gi://Gio";
import GLib from "gi://GLib";

/** The files that somebody has opened, by number: a page can read and write these and no other. */
export class Desk {
  #files = [];

  add(file) {
    const known = this.#files.findIndex((each) => each.equal(file));
    const number = known >= 0 ? known : this.#files.push(file) - 1;
    return { file: number, name: file.get_basename() };
  }

  read(number) {
    const file = this.#at(number);
    const [, bytes] = file.load_contents(null);
    return { bytes: GLib.base64_encode(bytes), modified: this.#modified(file) };
  }

  /** Writes beside the file and puts that in its place: whatever happens, one of both is whole. */
  write(number, base64) {
    const file = this.#at(number);
    file.replace_contents(GLib.base64_decode(base64), null, false, Gio.FileCreateFlags.NONE, null);
    return {};
  }

  #at(number) {
    const file = this.#files[number];
    if (!file) throw new Error("No such file was opened.");
    return file;
  }

  #modified(file) {
    const info = file.query_info("time::modified,time::modified-usec", Gio.FileQueryInfoFlags.NONE, null);
    const seconds = info.get_attribute_uint64("time::modified");
    return seconds * 1000 + Math.floor(info.get_attribute_uint32("time::modified-usec") / 1000);
  }
}
