/** Returns the number after a prefix: 4 of `guide/4/9` for `guide`. */
export function ruleSourceId(id: string | undefined, prefix: string): number | undefined {
  const [folder, number] = id?.split("/") ?? [];
  return folder === prefix && /^\d+$/.test(number ?? "") ? Number(number) : undefined;
}
