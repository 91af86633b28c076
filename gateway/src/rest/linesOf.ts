/** Names as upstream's lists take several: one a line. An empty list is none, as if it were left out. */
export const linesOf = (names: readonly string[] | null | undefined): string | undefined =>
  names && names.length > 0 ? names.join('\n') : undefined;
