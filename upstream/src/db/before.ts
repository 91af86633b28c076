/** The instant that lies so many milliseconds before another. */
export const before = (instant: Date, milliseconds: number): Date =>
  new Date(instant.getTime() - milliseconds);
