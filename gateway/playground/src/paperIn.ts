/** The path of the first paper in an answer; it is fetched from this page's own server. */
export function paperIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [name, value] of Object.entries(data)) {
    if (name === 'pdfUrl' && typeof value === 'string') {
      const { pathname, search } = new URL(value);
      return pathname + search;
    }
    const found = paperIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
