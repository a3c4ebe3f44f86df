/** Below those that a system gives to who asks for any, so that no call of another test is made from one of them. */
const first = 20_000;
const many = 10_000;

/**
 * Starts a program that takes the number of its port and no port that is open already. `start` answers nothing when the
 * program could not have it; then another number is drawn.
 */
export async function onSomePort<T>(start: (port: number) => Promise<T | undefined>): Promise<T> {
  for (let draw = 0; draw < 20; draw++) {
    const started = await start(first + Math.floor(Math.random() * many));
    if (started !== undefined) return started;
  }
  throw new Error("The program came up on none of twenty ports.");
}
