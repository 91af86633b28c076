/** Logs failures that the specification does not show to users (1 §8), for developers with the console open. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification logs these instead of showing them (1 §8)
  console.warn(`${what}:`, error);
}
