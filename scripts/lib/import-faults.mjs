/** What dependency-cruiser's report complains of, a sentence each, and which of these sources it has not read. */
export function importFaults({ modules, summary }, sources) {
  const read = new Set(modules.map(({ source }) => source));
  const why = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  const broken = summary.violations.map(
    ({ rule, from, to }) => `${from} → ${to}: ${rule.name}. ${why.get(rule.name) ?? ""}`,
  );
  const unread = sources.filter((file) => !read.has(file));
  return [...broken, ...unread.map((file) => `${file} was not read.`)];
}
