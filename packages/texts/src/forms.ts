/** Making one of these is slow, using it is not: each is made once. */
function kept<Options, Form>(make: (tag: string, options?: Options) => Form) {
  const made = new Map<string, Form>();
  return (tag?: unknown, options?: Options): Form => {
    const key = `${tag}${JSON.stringify(options)}`;
    const form = made.get(key) ?? make(String(tag), options);
    made.set(key, form);
    return form;
  };
}

export const numberForm = kept((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
export const dateForm = kept((tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
export const pluralForm = kept((tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options));
export const orderForm = kept((tag, options?: Intl.CollatorOptions) => new Intl.Collator(tag, options));
