import { type Project, projectSchema } from "./project.ts";

/** Returns what several settings files say together, the nearest last: lists add up, of everything else the nearest counts. */
export function together(projects: readonly Project[]): Project {
  let all = projectSchema.parse({});
  for (const { extends: _, root: __, ...one } of projects) {
    const latex = one.latex ?? all.latex;
    all = {
      ...all,
      ...one,
      words: [...all.words, ...one.words],
      disabled: [...all.disabled, ...one.disabled],
      ignores: [...all.ignores, ...one.ignores],
      rules: [...all.rules, ...one.rules],
      terms: [...all.terms, ...one.terms],
      ...(latex && {
        latex: {
          commands: { ...all.latex?.commands, ...one.latex?.commands },
          environments: { ...all.latex?.environments, ...one.latex?.environments },
        },
      }),
    };
  }
  return all;
}
