/** The room on pages, in the unit of the drawings. */
export interface Room {
  /** For rows on the first page, below its head. */
  first: number;
  /** For rows on every other page. */
  others: number;
  /** What must follow the last row on its page: sums, payment, words, terms. */
  closing: number;
  /** Rows on a page, at most. */
  rows: number;
}

/**
 * Divides rows among pages, each as full as it can be, so that the closing stands below the last row; where it
 * does not fit there, it takes the last row with it to a new page.
 * @returns the heights of each page's rows
 */
export function divide(heights: readonly number[], { first, others, closing, rows }: Room): number[][] {
  const pages: number[][] = [[]];
  let left = first;
  for (const height of heights) {
    const there = pages.at(-1)?.length ?? 0;
    if (there !== 0 && (height > left || there >= rows)) {
      pages.push([]);
      left = others;
    }
    pages.at(-1)?.push(height);
    left -= height;
  }
  if (left >= closing) return pages;
  const last = pages.at(-1) ?? [];
  const moved = last.length > 1 ? last.splice(-1) : [];
  return [...pages, moved];
}
