/** What a lens is known by: sphere, cylinder, axis, addition and diameter (spec 3 §3 Prescription record). */
export const LENS_VALUES = ['sph', 'cyl', 'axis', 'add', 'dia'] as const;
export type LensValueName = (typeof LENS_VALUES)[number];

/** What one of them may be. All figures are whole, in units of the last decimal place that is written. */
export interface LensValueRule {
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

/**
 * Dioptres in steps of 0.25 with their sign, axis 0 to 180 by 5 (1 accepted), as rules.md has them. The ends are those
 * of what lenses are made in: contact lenses from 8 mm, uncut blanks to 90 mm.
 */
export const LENS_RULES: Readonly<Record<LensValueName, LensValueRule>> = {
  sph: { label: 'SPH', places: 2, min: -3000, max: 3000, grain: 25, step: 25, signed: true },
  cyl: { label: 'CYL', places: 2, min: -1000, max: 1000, grain: 25, step: 25, signed: true },
  axis: { label: 'AXIS', places: 0, min: 0, max: 180, grain: 1, step: 5, signed: false },
  add: { label: 'ADD', places: 2, min: 0, max: 600, grain: 25, step: 25, signed: true },
  dia: { label: 'DIA', places: 1, min: 80, max: 900, grain: 1, step: 5, signed: false },
};

const DECIMAL = /^([+\-−]?)(?=\.?\d)(\d{0,3})(?:\.(\d{0,4}))?$/;
const PLANO = /^(?:pl|plano)$/i;

/**
 * Reads a value as it is typed or sent: "-1.25", "+2", "plano". Undefined when it is no such number, has more decimals
 * than the value is written with, or has a sign where there is none. Whether it may be so is `checkLensValue`'s matter.
 */
export function parseLensValue(name: LensValueName, text: string): number | undefined {
  const { places, signed } = LENS_RULES[name];
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

/** The value as it is written: "+1.25", "-0.75", plano "0.00", "90", "65.0". */
export function lensValueText(name: LensValueName, value: number): string {
  const { places, signed } = LENS_RULES[name];
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  if (value < 0) return `-${text}`;
  return signed && value > 0 ? `+${text}` : text;
}

/** The next value up or down, within the ends and on the grid of the steps; from nothing it begins at `origin`. */
export function stepLensValue(name: LensValueName, value: number | undefined, direction: 1 | -1): number {
  const { min, max, step } = LENS_RULES[name];
  if (value === undefined) return ORIGINS[name];
  const grid = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1;
  return Math.min(max, Math.max(min, grid * step));
}

/** Where a step begins when nothing stands there yet: plano, the axis of most eyes, the blank that most are cut from. */
const ORIGINS: Readonly<Record<LensValueName, number>> = { sph: 0, cyl: 0, axis: 90, add: 100, dia: 650 };
