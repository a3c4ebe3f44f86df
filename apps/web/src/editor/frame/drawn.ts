let begin: () => void = () => {};

/** The page stands, can be written on, and its checker is on the way: now the rest may be fetched. */
export const drawn = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Says so. */
export function fetchTheRest(): void {
  begin();
}
