import { act } from '@testing-library/react';

/** The width that media queries are answered for; setup.ts goes back to a desktop after each test. */
let width = 1366;

export function setWidth(pixels: number): void {
  width = pixels;
}

/** Hears of a width that changes under what is drawn. */
export const turned = new EventTarget();

/** Another width while something is drawn: a tablet is turned. */
export function turnTo(pixels: number): void {
  width = pixels;
  act(() => void turned.dispatchEvent(new Event('change')));
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
