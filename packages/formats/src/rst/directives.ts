const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Directives whose argument and content are prose. */
const prose = names(`
  note warning tip important caution danger attention hint error admonition seealso topic sidebar epigraph highlights pull-quote
  compound container rubric figure centered only todo glossary versionadded versionchanged deprecated versionremoved
  line-block list-table tab-item tab-set dropdown card grid grid-item grid-item-card details collapse hlist`);
/** Directives with code as the argument and prose below: descriptions of an API. */
const descriptions = names(`
  function class method attribute data exception module describe object option envvar program cmdoption confval directive role
  classmethod staticmethod property macro type member var enum enumerator struct union decorator staticmethod
  decoratormethod currentmodule setting`);
/** Directives whose argument is a title. */
const titled = names(
  "list-table admonition topic sidebar rubric centered dropdown tab-item card grid-item-card details collapse",
);
/** Directives whose argument begins with a version. */
const versions = names("versionadded versionchanged deprecated versionremoved figure only container");

/** How the argument and the content of a directive are read. */
export interface DirectiveRole {
  readonly first: "prose" | "heading" | "code";
  readonly below: "prose" | "code";
}

/** Returns the role of a directive by its name, with or without a domain. Unknown ones contain code. */
export function directiveRole(named: string): DirectiveRole {
  const name = named.slice(named.lastIndexOf(":") + 1);
  if (titled.has(name)) return { first: "heading", below: "prose" };
  if (versions.has(name) || descriptions.has(name)) return { first: "code", below: "prose" };
  return prose.has(name) ? { first: "prose", below: "prose" } : { first: "code", below: "code" };
}
