/** Loaded into each child before its program: when the starter is killed, the child stops as if asked to. */
const LONGEST_STOP = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), LONGEST_STOP).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The channel to the starter alone is no reason to go on living.
process.channel?.unref();
