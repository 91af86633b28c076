import { useEffect, useEffectEvent, useMemo, useSyncExternalStore, type RefObject } from 'react';

/** Shorter lists are rendered completely. */
const SHORT = 40;

/** Rows are mounted and unmounted in tens, so that scrolling does not rerender at every pixel. */
const TEN = 10;

interface Options {
  count: number;
  /** Height of one row, in pixels at the default text size. */
  rowHeight: number;
  /** The scroll container; without it all rows are rendered. */
  scroll: RefObject<HTMLElement | null> | undefined;
  /** The row that must be visible; -1 for none. */
  current: number;
  /** The end of the list is near: more rows can be loaded. */
  onEnd: (() => void) | undefined;
}

interface RowWindow {
  /** The rows to render: from `start` to `end`, exclusive. */
  start: number;
  end: number;
  /** Height in pixels of the rows not rendered before and after. */
  before: number;
  after: number;
}

const rootFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const subscribeTo = (scroll: RefObject<HTMLElement | null> | undefined) => (listener: () => void) => {
  const element = scroll?.current;
  element?.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    element?.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
};

/**
 * Virtualises a long list: only the visible rows and ten on either side are rendered, so that a list of 10,000 is as
 * fast as one of thirty. All rows have the same height, which grows with the text size.
 */
export function useRowWindow({ count, rowHeight, scroll, current, onEnd }: Options): RowWindow {
  const height = (rowHeight * rootFontSize()) / 16;
  const subscribe = useMemo(() => subscribeTo(scroll), [scroll]);
  /** The scrolled and the visible tens of rows, encoded as one number, which changes rarely. */
  const seen = useSyncExternalStore(subscribe, () => {
    const { scrollTop = 0, clientHeight = 0 } = scroll?.current ?? {};
    const tens = (pixels: number): number => pixels / (height * TEN);
    return Math.floor(tens(scrollTop)) * 1000 + Math.ceil(tens(clientHeight) || 2);
  });
  const windowed = scroll !== undefined && count > SHORT;
  const start = windowed ? Math.max(0, Math.floor(seen / 1000) * TEN - TEN) : 0;
  const end = windowed ? Math.min(count, start + (seen % 1000) * TEN + 3 * TEN) : count;

  /** The list's length if its end is near: after more rows load it may be near again. */
  const nearEndOf = windowed && end >= count ? count : undefined;
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (nearEndOf !== undefined) tellEnd();
  }, [nearEndOf]);
  const drawn = current >= start && current < end;
  useEffect(() => {
    if (windowed && !drawn && current >= 0) scroll.current?.scrollTo({ top: (current - 3) * height });
  }, [windowed, drawn, current, height, scroll]);
  return { start, end, before: start * height, after: (count - end) * height };
}
