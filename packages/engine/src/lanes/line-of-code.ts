import type { Span } from "../text/span.ts";

/**
 * What data and programs have and prose hardly does: columns, operators, braces, comments, calls, ends of statements.
 */
const sign =
  /\S *\t|\S {3,}\S.* {3,}\S|\S {6,}\S|[→⇒─-╿]|[a-z\]]=[a-z\d[]|\w:[a-z]|[-=~]>|<[-=]|[!=:]=|==|&&|\|\||::|;;|[{}]|\$\(|\(\*|\*\)|<\/|\/>|\/\*|\w\(\)|\);|(?:^|\s)(?:=|\/\/)(?=\s)/i;
/** The number of characters to look at on each side. */
const reach = 200;

/** Returns whether the line around a span reads like code that was not marked as such: `type 'a t = 'a -> int`. */
export function isOnLineOfCode(prose: string, { start, end }: Span): boolean {
  const before = prose.slice(Math.max(0, start - reach), start);
  const after = prose.slice(end, end + reach);
  const stop = after.indexOf("\n");
  const line =
    before.slice(before.lastIndexOf("\n") + 1) + prose.slice(start, end) + (stop < 0 ? after : after.slice(0, stop));
  return sign.test(line);
}
