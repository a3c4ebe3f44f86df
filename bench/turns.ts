// Loaded into a server before its own code: tells its parent, whenever asked, the most that the main thread has
// computed between two turns of its loop since it was last asked, milliseconds. Computed, not waited: what other
// programs do to the machine counts for nothing.
let most = 0;
let before = process.threadCpuUsage();

function turn(): void {
  const now = process.threadCpuUsage();
  most = Math.max(most, now.user + now.system - before.user - before.system);
  before = now;
  setImmediate(turn);
}
turn();

process.on("message", (question) => {
  if (question !== "longest turn") return;
  process.send?.(most / 1_000);
  most = 0;
});
