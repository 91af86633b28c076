import { useState } from 'react';

/**
 * Whether the screen was ever allowed since it was opened: a right that is taken away meanwhile leaves the cart where it
 * is, and is refused when it is used.
 */
export function useOnceAllowed(now: boolean): boolean {
  const [allowed, setAllowed] = useState(now);
  if (now && !allowed) setAllowed(true);
  return allowed;
}
