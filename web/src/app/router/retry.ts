let isRetry = false;

/**
 * The next load of a route is another try after what was shown failed. It takes nothing from Relay's store: an answer
 * that lacks a part is kept there too, and would fail again before the new one is here.
 */
export const markRetry = (): void => void (isRetry = true);

/** Where a route's load takes its data from. */
export function nextFetchPolicy(): 'network-only' | 'store-and-network' {
  const policy = isRetry ? 'network-only' : 'store-and-network';
  isRetry = false;
  return policy;
}
