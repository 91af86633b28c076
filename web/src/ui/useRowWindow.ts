import { useEffect, useEffectEvent, useMemo, useSyncExternalStore, type RefObject } from 'react';

/** Shorter lists stand in the page as a whole. */
const SHORT = 40;

/** Rows are drawn and dropped by the ten, so that scrolling does not draw at every pixel. */
const TEN = 10;

interface Options {
  count: number;
  /** Of one row, in pixels at the usual text size. */
  rowHeight: number;
  /** What scrolls; without it all rows are drawn. */
  scroll: RefObject<HTMLElement | null> | undefined;
  /** The row that must be seen; -1 for none. */
  current: number;
  /** The last rows came near: more may be fetched. */
  onEnd: (() => void) | undefined;
}

interface RowWindow {
  /** The rows to draw: from `start` up to, not including, `end`. */
  start: number;
  end: number;
  /** Height in pixels of what is not drawn, before and after. */
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
 * Of a long list only what is seen is drawn, with ten rows on either side: a list of 10,000 is as quick as one of
 * thirty. The rows are all of one height, which grows with the text.
 */
export function useRowWindow({ count, rowHeight, scroll, current, onEnd }: Options): RowWindow {
  const height = (rowHeight * rootFontSize()) / 16;
  const subscribe = useMemo(() => subscribeTo(scroll), [scroll]);
  /** The tens of rows that are scrolled past, and that fit into sight; as one number, which changes rarely. */
  const seen = useSyncExternalStore(subscribe, () => {
    const { scrollTop = 0, clientHeight = 0 } = scroll?.current ?? {};
    const tens = (pixels: number): number => pixels / (height * TEN);
    return Math.floor(tens(scrollTop)) * 1000 + Math.ceil(tens(clientHeight) || 2);
  });
  const windowed = scroll !== undefined && count > SHORT;
  const start = windowed ? Math.max(0, Math.floor(seen / 1000) * TEN - TEN) : 0;
  const end = windowed ? Math.min(count, start + (seen % 1000) * TEN + 3 * TEN) : count;

  /** The length of which the end is near: after more rows came it may be near again. */
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
