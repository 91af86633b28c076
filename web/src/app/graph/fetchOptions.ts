interface FetchOptions<Policy extends 'store-and-network' | 'store-or-network'> {
  fetchKey: string | number;
  fetchPolicy: Policy | 'network-only';
}

/**
 * How a part of a screen loads by itself: from the store at once, and anew from the network. A Retry takes nothing from
 * the store: it may hold the answer that failed in part, and the part would fail from it before the new one is here.
 * @param attempt how often it was tried again, as `Part` counts
 * @param version what else loads it anew, such as a change
 */
export const fetchOptions = (
  attempt: number,
  version?: string | number,
): FetchOptions<'store-and-network'> => ({
  fetchKey: version === undefined ? attempt : `${attempt} ${version}`,
  fetchPolicy: attempt === 0 ? 'store-and-network' : 'network-only',
});

/** The same for what the store may know whole, such as a row of a list: then nothing is asked. */
export const fetchUnlessKnown = (attempt: number): FetchOptions<'store-or-network'> => ({
  fetchKey: attempt,
  fetchPolicy: attempt === 0 ? 'store-or-network' : 'network-only',
});
