import type { Bar } from '../../labels/marks.ts';

/** The kind of garment a drawing shows: for the upper or the lower part of the body. */
export type Garment = 'UPPER' | 'LOWER';

type Point = readonly [x: number, y: number];

/** Lines of the drawings, in units of their frame. */
const LINES: Readonly<Record<Garment, readonly (readonly Point[])[]>> = {
  UPPER: [
    [
      [96, 30],
      [62, 42],
      [22, 92],
      [52, 112],
      [72, 90],
      [70, 200],
      [120, 206],
      [170, 200],
      [168, 90],
      [188, 112],
      [218, 92],
      [178, 42],
      [144, 30],
      [136, 54],
      [120, 64],
      [104, 54],
      [96, 30],
    ],
  ],
  LOWER: [
    [
      [84, 14],
      [156, 14],
      [194, 204],
      [120, 210],
      [46, 204],
      [84, 14],
    ],
    [
      [81, 30],
      [159, 30],
    ],
    [
      [120, 30],
      [120, 206],
    ],
  ],
};

/** Width and height of the frame. */
const FRAME = { width: 240, height: 214 };
/** Thickness of a line in mm; dots are half of it apart. */
const STROKE = 0.45;

const NAMES: Readonly<Record<Garment, RegExp>> = {
  UPPER: /shoulder|bust|chest|sleeve|armhole|neck/iu,
  LOWER: /waist|hip|thigh|knee|bottom|flare|hem/iu,
};

/** The drawing that fits a garment, by its measurement points; undefined when no name decides it. */
export function garmentOf(measured: readonly string[]): Garment | undefined {
  if (measured.some((name) => NAMES.UPPER.test(name))) return 'UPPER';
  return measured.some((name) => NAMES.LOWER.test(name)) ? 'LOWER' : undefined;
}

/** A line as overlapping dots: the paper layout has only filled rectangles and text. */
function dotsOf([fromX, fromY]: Point, [toX, toY]: Point, scale: number): Point[] {
  const length = Math.hypot(toX - fromX, toY - fromY) * scale;
  const steps = Math.max(1, Math.ceil(length / (STROKE / 2)));
  return Array.from({ length: steps + 1 }, (_, n) => [
    (fromX + ((toX - fromX) * n) / steps) * scale,
    (fromY + ((toY - fromY) * n) / steps) * scale,
  ]);
}

/** Height of a drawing of the given width, in mm. */
export const drawingHeight = (width: number): number => (width * FRAME.height) / FRAME.width;

/** The drawing of a garment as filled squares: `width` mm wide, its upper left corner at `x`, `y`. */
export function drawGarment(garment: Garment, width: number, x: number, y: number): Bar[] {
  const scale = width / FRAME.width;
  return LINES[garment].flatMap((line) =>
    line
      .slice(1)
      .flatMap((point, at) =>
        dotsOf(line[at] ?? point, point, scale).map(([dotX, dotY]): Bar => [
          x + dotX - STROKE / 2,
          y + dotY - STROKE / 2,
          STROKE,
          STROKE,
        ]),
      ),
  );
}
