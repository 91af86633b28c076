/** The first address of a paper in an answer. */
export function paperIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [name, value] of Object.entries(data)) {
    if (name === 'pdfUrl' && typeof value === 'string') return value;
    const found = paperIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
