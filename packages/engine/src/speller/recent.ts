/** Remembers answers by their question; when full, it forgets the oldest. */
export interface Recent<T> {
  get(key: string, answer: () => T): T;
}

/** A memory of at most `capacity` answers. */
export function createRecent<T>(capacity: number): Recent<T> {
  const answers = new Map<string, T>();
  return {
    get(key, answer) {
      const known = answers.get(key);
      if (known !== undefined) return known;
      const found = answer();
      if (answers.size >= capacity) for (const oldest of answers.keys()) if (answers.delete(oldest)) break;
      answers.set(key, found);
      return found;
    },
  };
}
