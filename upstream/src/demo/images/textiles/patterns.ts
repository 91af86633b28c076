import { circle, path, rect, repeat, ring, stroke, tile, turn } from '../svg.ts';

/** The boutique's fabrics as flat patterns: the first colour is the background, the others are printed or woven. */

/** Tie-dye: rings in staggered rows. */
export const bandhani = (ground: string, dot: string): string =>
  repeat(
    ground,
    160,
    160,
    ring(40, 40, 20, dot, 11),
    ring(120, 120, 20, dot, 11),
    circle(120, 40, 8, dot),
    circle(40, 120, 8, dot),
  );

/** Diagonal waves of Rajasthan, drawn as slanted stripes, each with a thin one. */
export const leheriya = (ground: string, stripe: string, thin: string): string =>
  tile(
    ground,
    turn(
      35,
      Array.from({ length: 9 }, (_, at) => rect(-220 + at * 112, -200, 44, 920, stripe)),
    ),
    turn(
      35,
      Array.from({ length: 9 }, (_, at) => rect(-162 + at * 112, -200, 10, 920, thin)),
    ),
  );

/** Block-printed leaves on stems. */
export const buti = (ground: string, leaf: string, dot: string): string =>
  repeat(
    ground,
    172,
    172,
    path('M86 34 C62 62 64 92 86 112 C108 92 110 62 86 34 Z', leaf),
    stroke('M86 108 L86 138', leaf, 8),
    circle(0, 86, 9, dot),
    circle(172, 86, 9, dot),
    circle(86, 164, 6, dot),
  );

/** Plain cloth with a woven border of gold or silver. */
export const border = (ground: string, zari: string, base: string): string =>
  tile(
    ground,
    rect(0, 330, 512, 182, base),
    rect(0, 330, 512, 20, zari),
    rect(0, 366, 512, 14, zari),
    ...Array.from({ length: 8 }, (_, at) => path(`M${at * 64 + 32} 396 l24 32 l-24 32 l-24 -32 Z`, zari)),
    rect(0, 476, 512, 20, zari),
  );

/** Interlocked diamonds, as in resist prints and embroidery. */
export const diamonds = (ground: string, line: string, heart: string): string =>
  repeat(
    ground,
    171,
    171,
    stroke('M85 10 L148 85 L85 161 L23 85 Z', line, 15),
    path('M85 58 L108 85 L85 112 L62 85 Z', heart),
    circle(0, 0, 12, heart),
    circle(171, 0, 12, heart),
    circle(0, 171, 12, heart),
    circle(171, 171, 12, heart),
  );

/** Woven checks. */
export const checks = (ground: string, band: string, line: string): string =>
  repeat(
    ground,
    171,
    171,
    `<g opacity="0.45">${rect(0, 0, 62, 171, band)}${rect(0, 0, 171, 62, band)}</g>`,
    rect(112, 0, 10, 171, line),
    rect(0, 112, 171, 10, line),
  );

/** Vertical stripes, one broad and two thin. */
export const stripes = (ground: string, broad: string, pin: string): string =>
  repeat(ground, 128, 128, rect(14, 0, 46, 128, broad), rect(80, 0, 8, 128, pin), rect(104, 0, 8, 128, pin));

/** A fine twill for lining and plain cloth. */
export const twill = (ground: string, line: string): string =>
  repeat(ground, 64, 64, stroke('M-8 72 L72 -8 M-8 40 L40 -8 M24 72 L72 24', line, 7));

/** Steps of dyed yarn with blurred edges. */
export const ikat = (ground: string, outer: string, inner: string): string =>
  repeat(
    ground,
    171,
    171,
    path('M85 6 l22 40 l22 0 l-12 40 l12 40 l-22 0 l-22 40 l-22 -40 l-22 0 l12 -40 l-12 -40 l22 0 Z', outer),
    path('M85 46 l22 40 l-22 40 l-22 -40 Z', inner),
    rect(0, 62, 14, 48, outer),
    rect(157, 62, 14, 48, outer),
  );
