/**
 * For a request that may be repeated before it is answered. Call the function when you send the request, and call the
 * function it returns when the answer arrives: the result says whether this is still news, that is, whether no later
 * request has been answered already.
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
