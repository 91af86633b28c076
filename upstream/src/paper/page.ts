import type { PageSize, PrintSettings, RollWidth } from '@galla/domain';

/** A page to draw on. Lengths are in drawing units of 1/96 inch times `zoom`. */
export interface Page {
  width: number;
  height: number;
  /** Left and top edge of the content. */
  edge: number;
  /** Right edge of the content. */
  right: number;
  bottom: number;
  zoom: number;
  /** Colour of the rules below the header and before the amounts; undefined for plain black. */
  accent: string | undefined;
  logo: number;
}

/** Portrait sheets in 1/96 inch. */
const SHEETS: Record<PageSize, readonly [width: number, height: number]> = {
  A4: [793.7, 1122.5],
  A5: [559.4, 793.7],
  LETTER: [816, 1056],
};
const MM = 96 / 25.4;

/** The font size that the drawings are designed for. */
const FONT = 12;
/** Minimum content width in units at that size: narrower pages are scaled down. */
const LEAST_CONTENT = 600;
/** Space for the page number below the content. */
const FOOT = 32;

/** The page of a shop's print settings; `shrink` scales everything down to make more fit. */
export function pageOf(print: PrintSettings, shrink = 1): Page {
  const [short, long] = SHEETS[print.pageSize];
  const [across, down] = print.orientation === 'PORTRAIT' ? [short, long] : [long, short];
  const margin = print.margin * MM;
  const fitted = Math.min(1, (across - 2 * margin) / LEAST_CONTENT);
  const zoom = fitted * (print.fontSize / FONT) * shrink;
  const [width, height, edge] = [across / zoom, down / zoom, margin / zoom];
  return {
    width,
    height,
    edge,
    right: width - edge,
    bottom: height - Math.max(edge, FOOT),
    zoom,
    accent: print.template === 'PLAIN' ? undefined : print.colour,
    logo: print.logoSize / zoom,
  };
}

/** Unprintable margin of a roll on each side, in mm, and the scale of each roll. */
const ROLLS: Record<RollWidth, { blank: number; zoom: number }> = {
  58: { blank: 4, zoom: 0.85 },
  80: { blank: 3.75, zoom: 1 },
};

/** A piece of a counter printer's roll, cut off at `height`. */
export function rollOf(rollWidth: RollWidth, height: number): Page {
  const { blank, zoom } = ROLLS[rollWidth];
  const [width, edge] = [(rollWidth * MM) / zoom, (blank * MM) / zoom];
  return { width, height, edge, right: width - edge, bottom: height, zoom, accent: undefined, logo: 0 };
}
