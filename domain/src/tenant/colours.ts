type Rgb = readonly [red: number, green: number, blue: number];

/** Reads "#RRGGBB"; undefined for anything else. */
export function parseColour(text: string): Rgb | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return undefined;
  const channel = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** A channel of sRGB (0 to 255) as light. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** How a camera gets on with a code: well; in good light only; not at all. */
export type Readability = 'GOOD' | 'POOR' | 'NONE';

/** Contrasts (WCAG 2.2) from which a code is read in a dim shop, and read at all. */
const GOOD_CONTRAST = 7;
const LEAST_CONTRAST = 4;

/** Whether cameras read a code of these colours. Many of them never read one that is lighter than its background. */
export function readability(colour: string, background: string): Readability {
  const [dark, light] = [parseColour(colour), parseColour(background)];
  if (dark === undefined || light === undefined) return 'NONE';
  const contrast = (luminance(light) + 0.05) / (luminance(dark) + 0.05);
  if (contrast >= GOOD_CONTRAST) return 'GOOD';
  return contrast >= LEAST_CONTRAST ? 'POOR' : 'NONE';
}
