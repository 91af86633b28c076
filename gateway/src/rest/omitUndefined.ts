/**
 * Drops undefined and null values: the graph's optional arguments may be null, while those of REST are present or
 * absent.
 */
export function omitUndefined<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
