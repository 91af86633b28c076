/** Number of writes that ended since the page was opened. */
let ended = 0;

/** Enough for fast clicks: each try starts after the previous write. */
const TRIES = 3;

/** Sends a write. Reads during the write may return data from before it. */
export async function write<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } finally {
    ended += 1;
  }
}

/**
 * Repeats a read if a write ended meanwhile: an answer from before the write would restore the old state on the
 * screen. Relay does not do this by itself: a reload after the write joins the query already in flight.
 */
export async function readNewest<T>(ask: () => Promise<T>, tries = TRIES): Promise<T> {
  const before = ended;
  const answer = await ask();
  return ended === before || tries <= 1 ? answer : readNewest(ask, tries - 1);
}
