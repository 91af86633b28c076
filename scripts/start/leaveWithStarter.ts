/** Loaded into each child process before its program: when the starter is killed, the child shuts down gracefully. */
const LONGEST_STOP = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), LONGEST_STOP).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The IPC channel to the starter must not keep the process alive.
process.channel?.unref();
