import { useState } from 'react';

/**
 * Number of retries of a drawer's part, for its foot, which uses the same query. Starts again for another document,
 * as its part does.
 */
export function useTried(id: string): [tried: number, setTried: (tried: number) => void] {
  const [{ of, tried }, setState] = useState({ of: id, tried: 0 });
  if (of !== id) setState({ of: id, tried: 0 });
  return [of === id ? tried : 0, (next) => setState({ of: id, tried: next })];
}
