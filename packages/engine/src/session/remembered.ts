/**
 * A function that remembers its last few results. Inputs are the same when everything `partsOf` names of them is the
 * very same object: settings that have not changed are prepared once, however many texts are checked with them.
 */
export function remembered<I, O>(most: number, partsOf: (input: I) => readonly unknown[], make: (input: I) => O) {
  const last: { readonly parts: readonly unknown[]; readonly result: O }[] = [];
  return (input: I): O => {
    const parts = partsOf(input);
    const place = last.findIndex((each) => each.parts.every((part, i) => part === parts[i]));
    const found = place >= 0 ? last.splice(place, 1)[0] : undefined;
    const entry = found ?? { parts, result: make(input) };
    last.unshift(entry);
    last.length = Math.min(last.length, most);
    return entry.result;
  };
}
