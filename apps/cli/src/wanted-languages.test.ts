import { expect, test } from "vitest";
import { wantedLanguages } from "./wanted-languages.ts";

test.each([
  [{}, []],
  [{ LANG: "C.UTF-8" }, []],
  [{ LANG: "de_DE.UTF-8" }, ["de-DE"]],
  [{ LANG: "de_DE.UTF-8", LC_ALL: "fr_FR@euro" }, ["fr-FR"]],
  [{ LANG: "de", LC_ALL: "" }, ["de"]],
  [{ LANG: "de", LC_ALL: "POSIX" }, []],
  [{ LANG: "de_AT", HOUSESTYLE_LANG: "en-XA" }, ["en-XA", "de-AT"]],
])("%j asks for %j", (env, asked) => expect(wantedLanguages(env)).toEqual(asked));
