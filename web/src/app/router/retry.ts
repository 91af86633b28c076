let isRetry = false;

/**
 * Until `load` is done, routes do not read from Relay's store. For retries after an answer that lacked a required
 * part: the store keeps that answer, and the screen would fail again before the new one arrives.
 */
export async function takeNothingFromStore(load: () => Promise<void>): Promise<void> {
  isRetry = true;
  try {
    await load();
  } finally {
    isRetry = false;
  }
}

/** The fetch policy of the next route load. */
export const nextFetchPolicy = (): 'network-only' | 'store-and-network' =>
  isRetry ? 'network-only' : 'store-and-network';
