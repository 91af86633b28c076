type Listener = () => void;

const listeners = new Set<Listener>();

/** Notifies when the server refused something for a missing right: the cached rights may be outdated. */
export function onDenied(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellDenied(): void {
  for (const listener of listeners) listener();
}
