const magic = "HSX1";
/** Where numbers of four bytes may begin. */
const grain = 4;

/** Puts named parts into one file: magic, length of the table of contents, the table as JSON, the parts. */
export function sealParts(parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const places = new Map<string, readonly [start: number, length: number]>();
  let end = 0;
  for (const [name, bytes] of Object.entries(parts)) {
    places.set(name, [end, bytes.length]);
    end = aligned(end + bytes.length);
  }
  const contents = new TextEncoder().encode(JSON.stringify([...places]));
  const first = aligned(8 + contents.length);
  const sealed = new Uint8Array(first + end);
  sealed.set(new TextEncoder().encode(magic));
  new DataView(sealed.buffer).setUint32(4, contents.length, true);
  sealed.set(contents, 8);
  for (const [name, bytes] of Object.entries(parts)) sealed.set(bytes, first + (places.get(name)?.[0] ?? 0));
  return sealed;
}

/** The parts of such a file, as views of it. Throws when it is no such file. */
export function openParts(sealed: Uint8Array): (name: string) => Uint8Array {
  const view = new DataView(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const decoder = new TextDecoder();
  if (decoder.decode(sealed.subarray(0, 4)) !== magic) throw new Error("This is no file of the word explorer.");
  const length = view.getUint32(4, true);
  const places = new Map<string, [number, number]>(JSON.parse(decoder.decode(sealed.subarray(8, 8 + length))));
  const first = aligned(8 + length);
  return (name) => {
    const place = places.get(name);
    if (!place) throw new Error(`The file of the word explorer has no part “${name}”.`);
    return sealed.subarray(first + place[0], first + place[0] + place[1]);
  };
}

const aligned = (offset: number): number => Math.ceil(offset / grain) * grain;
