/** The server cannot start, and the person who started it can do something about it. The message says what. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
