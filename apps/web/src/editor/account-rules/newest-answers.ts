/**
 * For a question that is asked again before it is answered: whoever asks calls the function, and with its answer what that
 * gave, which says whether nothing that was asked later has been answered already.
 */
export function newestAnswers(): () => () => boolean {
  let asked = 0;
  let newest = 0;
  return () => {
    const own = ++asked;
    return () => {
      newest = Math.max(newest, own);
      return newest === own;
    };
  };
}
