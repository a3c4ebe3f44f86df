/** What CONTRIBUTING says of licences: one list a line, each licence in code signs. */
const lists = {
  shipped: /^- What is shipped: (.*)$/m,
  fonts: /^- Fonts: (.*)$/m,
  tools: /^- For tools that only build or test, also (.*)$/m,
  editors: /^- For third-party editors that tests open in separate pages, also (.*)$/m,
};

/** Editors that a test of the browser extension opens. Their lockfile names no licence but a file; it says this. */
const editor = /^(@ckeditor\/|tinymce$)/;
const editorsLicence = "GPL-2.0-or-later";

/** Installed for the build; nothing of it is in what is built. */
const buildTool = /^lightningcss(-|$)/;
const font = /^@fontsource/;

/**
 * The packages of a lockfile whose licence CONTRIBUTING does not name, and the licences it names that no package has.
 * Of several licences with OR between them one will do, with AND all must be named.
 */
export function licenceFaults(packages, contributing) {
  const named = Object.fromEntries(Object.entries(lists).map(([kind, line]) => [kind, licencesIn(line, contributing)]));
  const used = new Set();
  const faults = [];
  for (const [path, { link, dev, license }] of Object.entries(packages)) {
    if (link || !path.includes("node_modules/")) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const allowed = allowedFor(name, dev, named);
    const isNamed = (licence) => allowed.includes(licence) && Boolean(used.add(licence));
    const licence = dev && editor.test(name) ? editorsLicence : (license ?? "none");
    if (!fits(licence, isNamed)) faults.push(`${name} has the licence ${licence}.`);
  }
  const idle = Object.values(named)
    .flat()
    .filter((licence) => !used.has(licence));
  return [...new Set(faults), ...idle.map((licence) => `No package has the licence ${licence}.`)];
}

/** What a package may have, by what it is used for. */
function allowedFor(name, dev, { shipped, fonts, tools, editors }) {
  return [
    ...shipped,
    ...(font.test(name) ? fonts : []),
    ...(dev || buildTool.test(name) ? tools : []),
    ...(dev && editor.test(name) ? editors : []),
  ];
}

function licencesIn(line, contributing) {
  const found = line.exec(contributing)?.[1];
  if (!found) throw new Error(`CONTRIBUTING.md has lost the line ${line.source}`);
  return [...found.matchAll(/`([^`]+)`/g)].map(([, licence]) => licence);
}

function fits(expression, isNamed) {
  const choices = expression.replace(/^\(|\)$/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((licence) => isNamed(licence.trim())));
}
