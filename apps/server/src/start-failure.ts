/**
 * Thrown if the server cannot start and the person who started it can do something about it, which the message says.
 */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
