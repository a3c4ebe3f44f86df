/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const constants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const initial = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

/**
 * Returns the SHA-256 hash of bytes in hexadecimal. The browser's own function is asynchronous, and available only on
 * pages loaded over HTTPS.
 */
export function sha256(bytes: Uint8Array): string {
  const state = Uint32Array.from(initial);
  const words = new Uint32Array(64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length & ~63;
  for (let at = 0; at < whole; at += 64) compress(state, words, view, at);
  const last = lastBlocks(bytes, whole);
  for (let at = 0; at < last.byteLength; at += 64) compress(state, words, last, at);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** Returns the rest after the whole blocks, with a one bit, zeros, and the number of bits appended. */
function lastBlocks(bytes: Uint8Array, whole: number): DataView {
  const rest = bytes.subarray(whole);
  const padded = new Uint8Array(rest.length < 56 ? 64 : 128);
  padded.set(rest);
  padded[rest.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return view;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, words: Uint32Array, view: DataView, start: number): void {
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(start + index * 4);
  for (let index = 16; index < 64; index++) {
    const [near, far] = [words[index - 2] as number, words[index - 15] as number];
    const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[index] = ((words[index - 16] as number) + first + (words[index - 7] as number) + second) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (constants[index] as number) + (words[index] as number)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + word;
}
