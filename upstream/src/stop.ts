/** Maximum time for requests in flight, in milliseconds; then the process exits anyway. */
const LONGEST_STOP = 9_000;

/** Stops gracefully on SIGTERM and SIGINT. A signal to the process group arrives twice; the second has no effect. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
