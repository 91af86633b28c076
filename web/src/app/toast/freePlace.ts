/** From where to where something reaches, in pixels from the top. */
export interface Span {
  top: number;
  bottom: number;
}

/** The same, and from where to where it reaches from the left. */
export interface Area extends Span {
  left: number;
  right: number;
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

/** What is to be placed: from `left` as wide and as high as this, within the edges, not above `limit`. */
export interface Placed {
  left: number;
  width: number;
  height: number;
  bottom: number;
  limit: number;
  edges: { left: number; right: number };
}

/**
 * The free place that is least far to the side, and there the lowest; undefined where there is none. A full list has a
 * column of buttons without a gap between them: beside it there is room.
 */
export function freeSpot(
  areas: readonly Area[],
  { left, width, edges, ...down }: Placed,
): { left: number; bottom: number } | undefined {
  const beside = areas.flatMap((area) => [area.left - GAP - width, area.right + GAP]);
  const fits = beside.filter((at) => at >= edges.left && at + width <= edges.right);
  for (const at of [left, ...fits.toSorted((one, two) => Math.abs(one - left) - Math.abs(two - left))]) {
    const below = areas.filter((area) => area.right > at && area.left < at + width);
    const bottom = freePlace(below, down);
    if (bottom !== undefined) return { left: at, bottom };
  }
  return undefined;
}
