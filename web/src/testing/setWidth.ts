/** The width that media queries are answered for; setup.ts goes back to a desktop after each test. */
let width = 1366;

export function setWidth(pixels: number): void {
  width = pixels;
}

const bound = (query: string, name: 'min' | 'max'): number | undefined => {
  const found = new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Whether a query about the width holds; any other (dark colours, less motion) does not. */
export function widthMatches(query: string): boolean {
  const min = bound(query, 'min');
  const max = bound(query, 'max');
  return (min ?? max) !== undefined && width >= (min ?? 0) && width <= (max ?? Number.POSITIVE_INFINITY);
}
