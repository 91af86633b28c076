import type { PageSize, PrintSettings, RollWidth } from '@galla/domain';

/** What is drawn on. Lengths are in the unit of the drawings, which is 1/96 inch times `zoom`. */
export interface Page {
  width: number;
  height: number;
  /** Left of the content, and above it. */
  edge: number;
  /** Where the content ends. */
  right: number;
  bottom: number;
  zoom: number;
  /** Of the lines that head the page and stand before the amounts; undefined where all is black and plain. */
  accent: string | undefined;
  /** Side of the logo. */
  logo: number;
}

/** Upright sheets in 1/96 inch. */
const SHEETS: Record<PageSize, readonly [width: number, height: number]> = {
  A4: [793.7, 1122.5],
  A5: [559.4, 793.7],
  LETTER: [816, 1056],
};
const MM = 96 / 25.4;

/** The font size that the drawings are made for. */
const FONT = 12;
/** The least width of content, in units at that size: what is narrower is drawn smaller. */
const LEAST_CONTENT = 600;
/** Room for the page's number below the content. */
const FOOT = 32;

/** The page that a shop prints on; `shrink` draws everything smaller, for what would not fit. */
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

/** Printers leave so much of each side of a roll blank, in mm; and how much smaller the narrow one is set. */
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
