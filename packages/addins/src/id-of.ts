/**
 * The id under which Office knows the add-in of this server: the same for the same address, and another one for each. An id of
 * version 8, whose letters are ours to choose: they are hashed out of the address (FNV-1a, four times over).
 */
export function idOf(address: string): string {
  const hex = [0, 1, 2, 3].map((salt) => hashed(`${salt} ${address}`).toString(16).padStart(8, "0")).join("");
  const [a, b, c, d, e] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20), hex.slice(20, 32)];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}

function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // What differs only at the end must differ everywhere.
  hash = Math.imul(hash ^ (hash >>> 16), 0x045d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
