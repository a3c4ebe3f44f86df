/** Line and column of a place, both from 1. */
function placeIn(text, at) {
  const before = text.slice(0, at).split("\n");
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

const around = 40;

/** What a rule, or every one, says of a text, as lines; the last tells how often in a thousand words. */
export function triedLines(engine, settings, text, { rule, dialect }) {
  const findings = engine
    .check(text, { dialect, settings: { ...settings, picky: true } })
    .filter(({ ruleId }) => rule === undefined || ruleId === rule);
  const words = text.split(/\s+/).filter(Boolean).length;
  const lines = findings.map(({ ruleId, start, end, suggestions }) => {
    const left = text.slice(Math.max(0, start - around), start);
    const right = text.slice(end, end + around);
    const line = `${left}[${text.slice(start, end)} → ${suggestions[0] ?? "?"}]${right}`.replaceAll(/\s+/g, " ");
    return `${placeIn(text, start)}\t${ruleId}\t${line}`;
  });
  const rate = words === 0 ? 0 : (findings.length / words) * 1000;
  return [...lines, `${findings.length} in ${words} words: ${rate.toFixed(2)} in 1,000.`];
}
