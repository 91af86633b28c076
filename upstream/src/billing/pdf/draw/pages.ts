/** The space available on pages, in drawing units. */
export interface Room {
  /** For rows on the first page, below its header. */
  first: number;
  /** For rows on every other page. */
  others: number;
  /** Height of what must follow the last row on its page: sums, payment, words, terms. */
  closing: number;
  /** Maximum number of rows on a page. */
  rows: number;
}

/**
 * Distributes rows over pages, filling each page; the closing part follows the last row. If it does not fit there, the
 * last row moves with it to a new page.
 * @returns the row heights of each page
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
