/**
 * What the environment asks to be spoken to in, as in BCP 47, best first: HOUSESTYLE_LANG before what the system says,
 * where LC_ALL goes before LC_MESSAGES and LANG. `de_DE.UTF-8` asks for de-DE; `C` asks for nothing.
 */
export function wantedLanguages(env: Readonly<Record<string, string | undefined>>): string[] {
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  return [env.HOUSESTYLE_LANG, system]
    .map((name) => (name ?? "").replace(/[.@].*/, "").replaceAll("_", "-"))
    .filter((name) => !["", "C", "POSIX"].includes(name));
}
