import { act } from '@testing-library/react';

/** The width for media queries; setup.ts resets it to a desktop after each test. */
let width = 1366;

export function setWidth(pixels: number): void {
  width = pixels;
}

/** Notifies of a changed width. */
export const turned = new EventTarget();

/** Changes the width after rendering, as when a tablet is rotated. */
export function turnTo(pixels: number): void {
  width = pixels;
  act(() => void turned.dispatchEvent(new Event('change')));
}

const bound = (query: string, name: 'min' | 'max'): number | undefined => {
  const found = new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Whether a query about the width matches; others (dark colours, reduced motion) do not. */
export function widthMatches(query: string): boolean {
  const min = bound(query, 'min');
  const max = bound(query, 'max');
  return (min ?? max) !== undefined && width >= (min ?? 0) && width <= (max ?? Number.POSITIVE_INFINITY);
}
