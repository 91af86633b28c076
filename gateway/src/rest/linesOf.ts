/** Several names as upstream's lists take them: one per line. An empty list counts as omitted. */
export const linesOf = (names: readonly string[] | null | undefined): string | undefined =>
  names && names.length > 0 ? names.join('\n') : undefined;
