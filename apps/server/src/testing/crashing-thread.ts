/** A thread of a pool on which whatever is read crashes, and the error quotes it, dressed up as a line of a stack, too. */
export default function work({ body }: { readonly body: Uint8Array }): never {
  const text = new TextDecoder().decode(body);
  throw new TypeError(`Cannot read “${text}”\n    of ${text}\n    at ${text}`);
}
