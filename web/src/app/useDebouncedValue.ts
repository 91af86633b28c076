import { startTransition, useEffect, useState } from 'react';

/**
 * A value once it has not changed for a while; what is drawn of the older one stays until the new one is there. An empty
 * text counts at once: what was found for the one before is over, and the next text must not bring it back.
 */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [debounced, setDebounced] = useState(value);
  if (value === '' && debounced !== value) setDebounced(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const update = (known: T): T => (JSON.stringify(known) === text ? known : (JSON.parse(text) as T));
    const timer = setTimeout(() => startTransition(() => setDebounced(update)), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debounced;
}
