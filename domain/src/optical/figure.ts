/** What a figure of a lens or an eye may be. All are whole, in units of the last decimal place that is written. */
export interface FigureRule {
  /** As it stands on prescriptions and on the wire. */
  label: string;
  /** Decimal places: dioptres have two, millimetres one, degrees none. */
  places: 0 | 1 | 2;
  min: number;
  max: number;
  /** What every value is a multiple of. */
  grain: number;
  /** What one press of a key adds. */
  step: number;
  /** Written with its sign. */
  signed: boolean;
}

const DECIMAL = /^([+\-−]?)(?=\.?\d)(\d{0,3})(?:\.(\d{0,4}))?$/;
const PLANO = /^(?:pl|plano)$/i;

/**
 * Reads a figure as it is typed or sent: "-1.25", "+2", "plano". Undefined when it is no such number, has more decimals
 * than it is written with, or has a sign where there is none. Whether it is within its range is not asked here.
 */
export function parseFigure({ places, signed }: FigureRule, text: string): number | undefined {
  const trimmed = text.trim();
  if (signed && PLANO.test(trimmed)) return 0;
  const match = DECIMAL.exec(trimmed);
  if (!match) return undefined;
  const [, sign = '', whole = '', decimals = ''] = match;
  const fraction = decimals.replace(/0+$/, '');
  if (fraction.length > places || (!signed && sign !== '')) return undefined;
  const value = Number(whole + fraction.padEnd(places, '0'));
  return sign === '' || sign === '+' || value === 0 ? value : -value;
}

/**
 * Reads a figure as a person types it: without its point, as opticians say it, "125" is 1.25 and "-75" is -0.75. That
 * holds only where the number as it stands is none that a lens can have: 12 stays 12.00.
 */
export function typedFigure(rule: FigureRule, text: string): number | undefined {
  const read = parseFigure(rule, text);
  if (read === undefined || rule.places !== 2 || text.includes('.') || isWithin(rule, read)) return read;
  const hundredths = read / 100;
  return isWithin(rule, hundredths) && hundredths % rule.grain === 0 ? hundredths : read;
}

const isWithin = ({ min, max }: FigureRule, value: number): boolean => value >= min && value <= max;

/** The figure as it is written: "+1.25", "-0.75", plano "0.00", "90", "65.0". */
export function figureText({ places, signed }: FigureRule, value: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  if (value < 0) return `-${text}`;
  return signed && value > 0 ? `+${text}` : text;
}

/** The next figure up or down, within the ends and on the grid of the steps. */
export function stepFigure({ min, max, step }: FigureRule, value: number, direction: 1 | -1): number {
  const grid = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1;
  return Math.min(max, Math.max(min, grid * step));
}
