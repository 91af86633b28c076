interface FetchOptions<Policy extends 'store-and-network' | 'store-or-network'> {
  fetchKey: string | number;
  fetchPolicy: Policy | 'network-only';
}

/**
 * Fetch options of a part that loads by itself: first from the store, then from the network. Retry skips the store,
 * which may hold the answer that failed in part and would fail the part again before the new one arrives.
 * @param attempt number of retries, as counted by `Part`
 * @param version any other value whose change triggers a reload
 */
export const fetchOptions = (
  attempt: number,
  version?: string | number,
): FetchOptions<'store-and-network'> => ({
  fetchKey: version === undefined ? attempt : `${attempt} ${version}`,
  fetchPolicy: attempt === 0 ? 'store-and-network' : 'network-only',
});

/** The same for data that the store may hold completely, such as a row of a list: then no request is sent. */
export const fetchUnlessKnown = (attempt: number): FetchOptions<'store-or-network'> => ({
  fetchKey: attempt,
  fetchPolicy: attempt === 0 ? 'store-or-network' : 'network-only',
});
