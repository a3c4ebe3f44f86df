/** Long work that can be left and taken up again: whoever does it may stop after each step. */
export type Steps<T> = Generator<void, T, void>;
