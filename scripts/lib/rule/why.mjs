const shown = ({ ruleId, level, text, suggestions }) =>
  `  ${ruleId} (${level}): “${text}”${suggestions.length > 0 ? ` → ${suggestions.map((each) => (each === "" ? "nothing" : `“${each}”`)).join(", ")}` : ""}`;

const isSame = (a, b) => a.ruleId === b.ruleId && a.start === b.start && a.end === b.end;
const overlap = (a, b) => a.start < b.end && b.start < a.end;

/** Why a finding of a rule that was asked alone is not among those that are told. */
function whyNot(finding, told) {
  const winner = told.find((each) => overlap(each, finding));
  if (finding.picky) return "only for those who want to hear everything";
  return winner ? `${winner.ruleId} is graver or comes first` : "another rule settles it";
}

/**
 * What the engine says of a text and why, as lines: its words with their parts of speech, what is told, and what rules
 * would have said by themselves. `tokens` are the engine's.
 */
export function whyLines(engine, settings, text, tokens, dialect) {
  const check = (more) => engine.check(text, { dialect, settings: { ...settings, ...more } });
  const told = check({});
  const ids = engine.rules.map(({ id }) => id);
  const alone = ids.flatMap((id) => check({ picky: true, disabled: ids.filter((each) => each !== id) }));
  const silent = alone.filter((finding) => !told.some((each) => isSame(each, finding)));
  return [
    "Words:",
    ...tokens
      .filter(({ text: word }) => word.trim() !== "")
      .map(({ text: word, penn, lemma }) => `  ${word}\t${penn}\t${lemma}`),
    "Told:",
    ...(told.length > 0 ? told.map(shown) : ["  nothing"]),
    ...(silent.length > 0 ? ["Not told:", ...silent.map((each) => `${shown(each)} — ${whyNot(each, told)}`)] : []),
  ];
}
