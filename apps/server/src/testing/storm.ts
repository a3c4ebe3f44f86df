/** Anything with Fastify's hooks before a request is read and before an answer goes out. */
interface Hooked {
  addHook(name: "onRequest" | "onSend", act: () => Promise<void>): unknown;
}

/** In milliseconds: how late a request or an answer may be as a rule, and how late one in ten of them. */
const usual = 150;
const worst = 1_000;

const seed = process.env.HOUSESTYLE_TEST_STORM;

/**
 * Bad weather, for finding what is right only while everything is quick: with HOUSESTYLE_TEST_STORM set to a number,
 * every request to a test's server and every answer is late by chance, so that they overtake each other. The number
 * seeds the chances. Without it, nothing is.
 */
export function storm(app: Hooked): void {
  if (!seed) return;
  let state = Number(seed);
  const chance = () => {
    // The generator of Numerical Recipes: enough for weather.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const wait = () =>
    new Promise<void>((resolve) => {
      const most = chance() < 0.1 ? worst : usual;
      setTimeout(resolve, chance() * most);
    });
  app.addHook("onRequest", wait);
  app.addHook("onSend", wait);
}
