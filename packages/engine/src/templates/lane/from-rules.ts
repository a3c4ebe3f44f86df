import type { Finding } from "../../findings/finding.ts";
import type { Hit } from "../../rule/rule.ts";
import type { ChosenTemplate } from "./template.ts";
import type { TemplateContext } from "./template-context.ts";

/** Texts that are let pass, compared in any case. */
export function isException(exceptions: readonly string[]): (text: string) => boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'").trim();
  const texts = new Set(exceptions.map(plain));
  return (text) => texts.has(plain(text));
}

/**
 * What some of our own rules say, in every style of text, as the team's word; exceptions are passed over. What only some
 * want to hear stays a hint to them.
 */
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
