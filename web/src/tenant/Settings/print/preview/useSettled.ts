import { startTransition, useEffect, useState } from 'react';

/** A value once it has not changed for a while; what is drawn of the older one stays until the new one is there. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(JSON.parse(text) as T)), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
