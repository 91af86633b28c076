/** A picture's size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The square to keep: its zoom and centre. */
export interface Crop {
  /** 1 keeps the largest possible square. */
  zoom: number;
  /** Centre of the square, as fractions of the picture's width and height. */
  x: number;
  y: number;
}

/** A square in the picture's pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

export const MAX_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** Moves the crop so that its square is inside the picture. */
export function insideOf(size: Size, { zoom, x, y }: Crop): Crop {
  const kept = between(zoom, 1, MAX_ZOOM);
  const side = sideOf(size, kept);
  const [halfX, halfY] = [side / 2 / size.width, side / 2 / size.height];
  return { zoom: kept, x: between(x, halfX, 1 - halfX), y: between(y, halfY, 1 - halfY) };
}

/** Moves the square by fractions of its side: 1 to the right is the adjacent square. */
export function moveBy(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return insideOf(size, {
    ...crop,
    x: crop.x + (right * side) / size.width,
    y: crop.y + (down * side) / size.height,
  });
}

/** The square to keep, in the picture's pixels. */
export function squareOf(size: Size, crop: Crop): Square {
  const { zoom, x, y } = insideOf(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
