import { useState } from 'react';

/**
 * Whether the screen was allowed at any time since it was opened: if the right is revoked meanwhile, the cart stays,
 * and the server refuses its use.
 */
export function useOnceAllowed(now: boolean): boolean {
  const [allowed, setAllowed] = useState(now);
  if (now && !allowed) setAllowed(true);
  return allowed;
}
