import { useState } from 'react';

/**
 * How often the part of a drawer was tried again, for its foot, which comes from the same query. Another document begins
 * anew, as its part does.
 */
export function useTried(id: string): [tried: number, setTried: (tried: number) => void] {
  const [{ of, tried }, setState] = useState({ of: id, tried: 0 });
  if (of !== id) setState({ of: id, tried: 0 });
  return [of === id ? tried : 0, (next) => setState({ of: id, tried: next })];
}
