/** Format and range of a figure of a lens or an eye. All are integers in units of the last decimal place. */
export interface FigureRule {
  /** Label on prescriptions and on the wire. */
  label: string;
  /** Decimal places: dioptres have two, millimetres one, degrees none. */
  places: 0 | 1 | 2;
  min: number;
  max: number;
  /** Every value is a multiple of this. */
  grain: number;
  /** Step of one key press. */
  step: number;
  /** Whether the sign is written. */
  signed: boolean;
}

const DECIMAL = /^([+\-−]?)(?=\.?\d)(\d{0,3})(?:\.(\d{0,4}))?$/;
const PLANO = /^(?:pl|plano)$/i;

/**
 * Parses a figure as typed or sent: "-1.25", "+2", "plano". Undefined when malformed, with too many decimals, or
 * with a sign where there is none. The range is not checked.
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
 * Parses a figure as people type it, including without the decimal point as opticians say it: "125" is 1.25 and
 * "-75" is -0.75. This applies only when the number itself is not a possible value: 12 stays 12.00.
 */
export function typedFigure(rule: FigureRule, text: string): number | undefined {
  const read = parseFigure(rule, text);
  if (read === undefined || rule.places !== 2 || text.includes('.') || isWithin(rule, read)) return read;
  const hundredths = read / 100;
  return isWithin(rule, hundredths) && hundredths % rule.grain === 0 ? hundredths : read;
}

const isWithin = ({ min, max }: FigureRule, value: number): boolean => value >= min && value <= max;

/** A figure in standard notation: "+1.25", "-0.75", plano "0.00", "90", "65.0". */
export function figureText({ places, signed }: FigureRule, value: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  if (value < 0) return `-${text}`;
  return signed && value > 0 ? `+${text}` : text;
}

/** The next figure up or down, within the range and on the grid of steps. */
export function stepFigure({ min, max, step }: FigureRule, value: number, direction: 1 | -1): number {
  const grid = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1;
  return Math.min(max, Math.max(min, grid * step));
}
