let isRetry = false;

/**
 * Until `load` is done, routes take nothing from Relay's store. For another try where an answer came without a part that
 * the screen needs: the store keeps that answer, and the screen would fail from it again before the new one is here.
 */
export async function takeNothingFromStore(load: () => Promise<void>): Promise<void> {
  isRetry = true;
  try {
    await load();
  } finally {
    isRetry = false;
  }
}

/** Where a route's load takes its data from. */
export const nextFetchPolicy = (): 'network-only' | 'store-and-network' =>
  isRetry ? 'network-only' : 'store-and-network';
