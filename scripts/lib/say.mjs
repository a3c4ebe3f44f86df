/** Tells the person at the terminal what is going on; the address of the page alone goes to standard output. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Ends with a plain sentence when a step failed in a way that can be explained. */
export class Explained extends Error {}

/** Runs a script's main function; a failure that explains itself is shown as its sentence alone, and ends with `status`. */
export async function run(main, status = 1) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    say(error.message);
    process.exit(status);
  }
}
