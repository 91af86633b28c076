/** A line of the benchmark's table. */
export interface Row {
  what: string;
  measured: string;
  must: string;
}

export const KIB = 1024;

/** The quantile of the values; NaN for an empty list. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
