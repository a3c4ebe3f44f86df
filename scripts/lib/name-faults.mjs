/** Words that do not name a thing; the field has one for each. */
const vague = new Set(
  "told said heard asked known given ground gift gifts furnish hush crew desk world tell tells telling house houses".split(
    " ",
  ),
);

const typeDeclaration = /^export (?:declare )?(?:abstract )?(?:class|interface|type) (\w+)/gm;
const valueDeclaration = /^export (?:declare )?(?:async )?(?:const|let|function\*?) (\w+)/gm;

/** Whether a source exports names for others. Tests do not. */
export const namesThings = (file) => /^(apps|packages)\/.*(?<!\.test|\.d)\.tsx?$/.test(file);

/**
 * Returns a sentence for each exported type that another file declares too, and for each exported name with a word that the field
 * does not use. `sources` are texts by path. A re-export is not a declaration.
 */
export function nameFaults(sources) {
  const declared = new Map();
  const faults = [];
  for (const [file, text] of sources) {
    const types = namesIn(text, typeDeclaration);
    for (const name of types) declared.set(name, [...(declared.get(name) ?? []), file]);
    for (const name of [...types, ...namesIn(text, valueDeclaration)]) {
      const word = wordsOf(name).find((each) => vague.has(each));
      if (word) faults.push(`${file}: ${name} has the word “${word}”: name it by what it is.`);
    }
  }
  for (const [name, files] of declared)
    if (files.length > 1)
      faults.push(`${name} is declared in ${files.join(" and ")}: each type has a name of its own.`);
  return faults;
}

const namesIn = (text, declaration) => [...text.matchAll(declaration)].map(([, name]) => name);

const wordsOf = (name) => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
