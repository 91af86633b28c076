/** A deterministic id for the nth record of a kind: kinds are single hex digits, so that no two records share an id. */
export function uuid(kind: string, n: number): string {
  return `018f0000-000${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** `make(1)` to `make(count)`. */
export function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
