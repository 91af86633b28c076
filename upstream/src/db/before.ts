/** The instant that many milliseconds earlier. */
export const before = (instant: Date, milliseconds: number): Date =>
  new Date(instant.getTime() - milliseconds);
