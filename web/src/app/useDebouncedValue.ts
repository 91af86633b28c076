import { startTransition, useEffect, useState } from 'react';

/**
 * Debounces a value; results of the older one stay visible until then. An empty text applies at once: the earlier
 * results are obsolete, and the next text must not bring them back.
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
