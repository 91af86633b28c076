/** Helpers for flat drawings on a square of 512 units; each returns an SVG fragment. */

const SIDE = 512;

/** A rectangle; `round` is the radius of its corners. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A circle without fill. */
export const ring = (x: number, y: number, radius: number, colour: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A filled path. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A line along a path, with round caps and joins. */
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The shapes rotated by degrees around a point, by default the centre. */
export const turn = (degrees: number, shapes: string[], x = SIDE / 2, y = SIDE / 2): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`;

/** The shapes scaled around a point, by default the centre. */
export const scale = (by: number, shapes: string[], x = SIDE / 2, y = SIDE / 2): string =>
  `<g transform="translate(${x} ${y}) scale(${by}) translate(${-x} ${-y})">${shapes.join('')}</g>`;

/** The shapes with their mirror image at the vertical centre line. */
export const twin = (...shapes: string[]): string =>
  `${shapes.join('')}<g transform="matrix(-1 0 0 1 512 0)">${shapes.join('')}</g>`;

/** A picture: shapes on a plain background. */
export const tile = (ground: string, ...shapes: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${rect(0, 0, SIDE, SIDE, ground)}${shapes.join('')}</svg>`;

/** Cloth: shapes repeated over the background in steps of `w` by `h`. */
export const repeat = (ground: string, w: number, h: number, ...shapes: string[]): string =>
  tile(
    ground,
    `<defs><pattern id="p" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${shapes.join('')}</pattern></defs>`,
    rect(0, 0, SIDE, SIDE, 'url(#p)'),
  );
