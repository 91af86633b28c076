/** What the specification only logs (1 §8): of use to whoever looks into the browser, and to nobody else. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification logs these instead of showing them (1 §8)
  console.warn(`${what}:`, error);
}
