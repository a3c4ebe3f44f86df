import type { Finding } from "../../findings/finding.ts";
import type { Hit } from "../../rule/rule.ts";
import type { ChosenTemplate } from "./template.ts";
import type { TemplateContext } from "./template-context.ts";

/** Returns a test for texts that are exceptions, compared in any case. */
export function isException(exceptions: readonly string[]): (text: string) => boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'").trim();
  const texts = new Set(exceptions.map(plain));
  return (text) => texts.has(plain(text));
}

/** Turns findings of some of our own rules into findings of the team, in every writing style. Picky ones stay hints. */
export function fromRules(wanted: (finding: Finding) => boolean, exceptions: readonly string[] = []): ChosenTemplate {
  const covers = (finding: Finding): boolean => finding.picky !== true && wanted(finding);
  const passes = isException(exceptions);
  return {
    takesOver: covers,
    *read({ said }: TemplateContext): Iterable<Hit> {
      for (const finding of said) if (covers(finding) && !passes(finding.text)) yield finding;
    },
  };
}
