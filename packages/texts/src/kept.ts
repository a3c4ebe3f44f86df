/** Returns a function that caches Intl formatters by language and options, because creating them is slow. */
export function kept<Options, Form>(make: (tag: string, options?: Options) => Form) {
  const made = new Map<string, Form>();
  return (tag?: unknown, options?: Options): Form => {
    const key = `${tag}${JSON.stringify(options)}`;
    const form = made.get(key) ?? make(String(tag), options);
    made.set(key, form);
    return form;
  };
}
