/**
 * A partly parsed sentence, arc-eager (Nivre 2003, “An efficient algorithm for projective dependency parsing”): pieces
 * wait on a stack or have not been read; each arc connects the top of the stack with the next piece.
 */
export class ArcEager {
  /** The indices of the pieces that wait, the top last. */
  readonly stack: Int32Array;
  depth = 0;
  /** The next piece. */
  next = 0;
  size = 0;
  /** The head of each piece, or -1; the label of that arc. */
  readonly heads: Int32Array;
  readonly labels: Int32Array;
  /** The outermost and next to outermost children on both sides, or -1, and how many there are. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly last: Int32Array;
  readonly lastButOne: Int32Array;
  readonly before: Int32Array;
  readonly behind: Int32Array;

  constructor(most: number) {
    const numbers = (): Int32Array => new Int32Array(most);
    this.stack = numbers();
    this.heads = numbers();
    this.labels = numbers();
    this.first = numbers();
    this.second = numbers();
    this.last = numbers();
    this.lastButOne = numbers();
    this.before = numbers();
    this.behind = numbers();
  }

  /** Starts a sentence with this many pieces. */
  begin(size: number): void {
    this.size = size;
    this.depth = 0;
    this.next = 0;
    for (const each of [this.heads, this.first, this.second, this.last, this.lastButOne]) each.fill(-1, 0, size);
    for (const each of [this.labels, this.before, this.behind]) each.fill(0, 0, size);
  }

  /** Returns the piece on top of the stack, or `below` it; -1 if there is none. */
  top(below = 0): number {
    return this.depth > below ? (this.stack[this.depth - 1 - below] as number) : -1;
  }

  shift(): void {
    this.stack[this.depth++] = this.next++;
  }

  reduce(): void {
    this.depth--;
  }

  /** Makes the next piece the head of the top, which is then finished. */
  left(label: number): void {
    const child = this.top();
    const head = this.next;
    this.heads[child] = head;
    this.labels[child] = label;
    this.second[head] = this.first[head] as number;
    this.first[head] = child;
    this.before[head] = (this.before[head] as number) + 1;
    this.depth--;
  }

  /** Makes the top the head of the next piece, which is put on the stack. */
  right(label: number): void {
    const head = this.top();
    const child = this.next;
    this.heads[child] = head;
    this.labels[child] = label;
    this.lastButOne[head] = this.last[head] as number;
    this.last[head] = child;
    this.behind[head] = (this.behind[head] as number) + 1;
    this.shift();
  }

  get canShift(): boolean {
    return this.next < this.size;
  }
  get canReduce(): boolean {
    return this.depth > 0 && (this.heads[this.top()] as number) >= 0;
  }
  get canLeft(): boolean {
    return this.depth > 0 && this.next < this.size && (this.heads[this.top()] as number) < 0;
  }
  get canRight(): boolean {
    return this.depth > 0 && this.next < this.size;
  }
}

/** Actions as numbers: shift, reduce, then an arc to the left and one to the right for each label. */
export const shiftAction = 0;
export const reduceAction = 1;
export const leftAction = (label: number): number => 2 + 2 * label;
export const rightAction = (label: number): number => 3 + 2 * label;
export const actionsFor = (labels: number): number => 2 + 2 * labels;

/** Performs the action with this number. */
export function act(state: ArcEager, action: number): void {
  if (action === shiftAction) state.shift();
  else if (action === reduceAction) state.reduce();
  else if (action % 2 === 0) state.left((action - 2) >> 1);
  else state.right((action - 3) >> 1);
}

/** Returns the possible action with the highest score. */
export function bestAction(state: ArcEager, scores: ArrayLike<number>): number {
  const { canShift, canReduce, canLeft, canRight } = state;
  const score = (action: number): number => scores[action] as number;
  let best = canShift ? shiftAction : reduceAction;
  if (canReduce && score(reduceAction) > score(best)) best = reduceAction;
  // Arcs to the left have even numbers, those to the right odd ones.
  if (canLeft) for (let action = 2; action < scores.length; action += 2) if (score(action) > score(best)) best = action;
  if (canRight)
    for (let action = 3; action < scores.length; action += 2) if (score(action) > score(best)) best = action;
  return best;
}
