/**
 * Tells zod not to try whether it may make code from text. The page's rules refuse that, and browsers report the
 * attempt. Zod looks here when it is loaded, so this comes first; the name is what it reads, and
 * `config({ jitless: true })` would set, at the price of loading it with the first screen.
 */
export function forbidEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
