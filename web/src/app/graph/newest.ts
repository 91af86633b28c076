/** How many writes have ended since the page was opened. */
let ended = 0;

/** Enough for who presses fast: each try began after the write before it. */
const TRIES = 3;

/** Sends a write; what is read meanwhile may be older than what it changed. */
export async function write<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } finally {
    ended += 1;
  }
}

/**
 * Asks again where a write ended meanwhile: an answer that was read before it would put the old state back on the screen.
 * Relay does not do so by itself: a reload after the write joins the query that is on its way already.
 */
export async function readNewest<T>(ask: () => Promise<T>, tries = TRIES): Promise<T> {
  const before = ended;
  const answer = await ask();
  return ended === before || tries <= 1 ? answer : readNewest(ask, tries - 1);
}
