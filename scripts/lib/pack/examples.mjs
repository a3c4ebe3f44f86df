/** Returns the code of every `@example` in a text of declarations, without the asterisks of its comment. */
export const examplesIn = (declarations) =>
  [...declarations.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g)].flatMap(([comment]) => {
    const [, code] = /@example\n([\s\S]*?)(?:\n\s*\* @|\n\s*\*\/$)/.exec(comment) ?? [];
    return code === undefined ? [] : [code.replace(/^\s*\* ?/gm, "")];
  });

/** Returns an example as a module. `names` are the exports of each package; those that it uses are imported. */
export function exampleModule(code, names) {
  const imports = [...names].flatMap(([from, exported]) => {
    const used = exported.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    return used.length === 0 ? [] : [`import { ${used.join(", ")} } from "${from}";`];
  });
  return [...imports, "", code, "export {};", ""].join("\n");
}
