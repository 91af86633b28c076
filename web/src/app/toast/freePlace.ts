/** Vertical extent in pixels, from the top of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/** The same, with the horizontal extent from the left. */
export interface Area extends Span {
  left: number;
  right: number;
}

/** Space between a toast and a control. */
export const GAP = 8;

/**
 * The lowest position of a box of this height that overlaps no span, as its bottom edge; undefined if there is none
 * below `limit`.
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

/** The box to place: its preferred left edge, width and height, limited by the edges and not above `limit`. */
export interface Placed {
  left: number;
  width: number;
  height: number;
  bottom: number;
  limit: number;
  edges: { left: number; right: number };
}

/**
 * The free position with the smallest horizontal shift, and there the lowest; undefined if there is none. Needed for
 * long lists, whose column of buttons has no vertical gaps.
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
