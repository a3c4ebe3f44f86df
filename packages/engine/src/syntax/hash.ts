/** Returns a string as 32 bits (FNV-1a over UTF-16 code units, isthe.com/chongo/tech/comp/fnv). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/** Combines two numbers into one, in this order. */
export function mix(a: number, b: number): number {
  const hash = Math.imul(a ^ (a >>> 15) ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
