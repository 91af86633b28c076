/** From where to where something reaches, in pixels from the top. */
export interface Span {
  top: number;
  bottom: number;
}

/** Between a toast and a control. */
export const GAP = 8;

/**
 * The lowest place that leaves all spans free, as the bottom edge of what is so high; undefined where there is none
 * under `limit`.
 */
export function freePlace(
  spans: readonly Span[],
  { bottom, height, limit }: { bottom: number; height: number; limit: number },
): number | undefined {
  const top = bottom - height;
  if (top < limit) return undefined;
  const hit = spans.filter((span) => span.bottom > top - GAP && span.top < bottom + GAP);
  if (hit.length === 0) return bottom;
  return freePlace(spans, { bottom: Math.min(...hit.map((span) => span.top)) - GAP, height, limit });
}
