/**
 * Keeps what was made for something for as long as it would be made from the same version. Of each thing it knows the
 * last version alone.
 */
export function memoizeVersion<K extends object, V, T>(): (of: K, version: V, make: () => T) => T {
  const known = new WeakMap<K, { readonly version: V; readonly made: T }>();
  return (of, version, make) => {
    const last = known.get(of);
    if (last?.version === version) return last.made;
    const made = make();
    known.set(of, { version, made });
    return made;
  };
}
