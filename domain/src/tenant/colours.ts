type Rgb = readonly [red: number, green: number, blue: number];

/** Parses "#RRGGBB"; undefined for anything else. */
export function parseColour(text: string): Rgb | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return undefined;
  const channel = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** An sRGB channel (0 to 255) as linear light. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Brightness as cameras compute it, 0 for black to 1 for white (ITU-R BT.601). */
const brightness = ([red, green, blue]: Rgb): number => (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

/** How well cameras read a code: reliably, only in good light, or not at all. */
export type Readability = 'GOOD' | 'POOR' | 'NONE';

/** Contrast (WCAG 2.2), and difference in brightness: grades B and C of symbol contrast in ISO/IEC 15415. */
const GOOD = { contrast: 7, difference: 0.55 };
const LEAST = { contrast: 4, difference: 0.4 };

/**
 * Whether cameras can read a code in these colours. Both measures count: contrast alone would accept black on a
 * dark colour. Many cameras never read a code that is lighter than its background.
 */
export function readability(colour: string, background: string): Readability {
  const [dark, light] = [parseColour(colour), parseColour(background)];
  if (dark === undefined || light === undefined) return 'NONE';
  const contrast = (luminance(light) + 0.05) / (luminance(dark) + 0.05);
  const difference = brightness(light) - brightness(dark);
  const reaches = (least: typeof GOOD) => contrast >= least.contrast && difference >= least.difference;
  if (reaches(GOOD)) return 'GOOD';
  return reaches(LEAST) ? 'POOR' : 'NONE';
}
