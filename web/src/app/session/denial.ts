type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells when the server has refused something for want of a right: what is shown of the person's rights may be old. */
export function onDenied(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellDenied(): void {
  for (const listener of listeners) listener();
}
